import type { SourceText } from "../../content/source-text.ts";
import { type Place, placeIn } from "../diagnostics.ts";
import type { ConfirmedPlan } from "../plan/confirm.ts";

type Placing = Pick<ConfirmedPlan, "document" | "page" | "slices">;

/** Where a text of the page stands: texts are known by identity, as they were parsed. The document, for any other. */
export function createPlaceOf(plan: Placing): (text: SourceText) => Place {
  // Most pages have nothing to report.
  let places: ReadonlyMap<SourceText, Place> | undefined;
  return (text) => {
    places ??= placesIn(plan);
    return places.get(text) ?? placeIn(plan.document);
  };
}

function placesIn({ document, page, slices }: Placing): ReadonlyMap<SourceText, Place> {
  const parts = [...slices, { id: undefined, texts: page.texts }];
  return new Map(
    parts.flatMap(({ id, texts }) => texts.map(({ text, field }) => [text, placeIn(document, id, field)] as const)),
  );
}
