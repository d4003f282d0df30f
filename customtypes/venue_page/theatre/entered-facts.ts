import type { PageContext } from "../../../renderer/index.ts";
import type { VenueFields } from "../fields.ts";
import type { AttributedFact } from "./AttributedFacts.tsx";

/** Returns the facts that editors entered with a source. One without a source is omitted. */
export function enteredFacts(entered: VenueFields["accessibility"], page: PageContext): readonly AttributedFact[] {
  return entered
    .map(({ fact, source }) => ({ fact: page.text(fact), source: page.text(source) }))
    .filter(({ fact, source }) => fact !== "" && source !== "")
    .map(({ fact, source }) => ({ fact, attribution: page.t("venue.source", { source }) }));
}
