import type { SourceText } from "../../content/source-text.ts";
import type { Decoration, Decorator } from "../../renderer/render/decoration.ts";
import { locateOwnTexts } from "../../renderer/render/create-text-locator.ts";
import { markTexts } from "../../renderer/render/mark-texts.ts";
import type { Plan } from "../../renderer/plan/plan-page.ts";
import { endMark, startMark } from "../../studio/protocol/mark-letters.ts";
import type { ComposedSlice, Mark } from "../../studio/protocol/rendering.ts";
import type { StudioPageOutput } from "../../studio/protocol/studio-page.ts";
import { toPageSlice, toSliceAnchor } from "../../studio/protocol/slice-anchor.ts";
import { findSliceWithGroups } from "./find-slice-with-groups.ts";
import { listAddresses } from "./list-addresses.ts";
import { listSliceIds } from "./slice-ids.ts";

/** The marks of one page that is rendered for the studio. */
export interface Marks {
  readonly decorator: Decorator;
  /** Fields of the texts that were marked, by number, and of pictures and links. */
  readonly marks: readonly Mark[];
  readonly addresses: readonly StudioPageOutput["addresses"][number][];
  /** Slices that the page makes itself. */
  readonly composed: readonly ComposedSlice[];
}

/**
 * Creates the marks of one page: letters around each text of its document, and an element around each slice. `slice` is the
 * only slice that is rendered, as the document has it; null for all.
 */
export function createMarks(slice: string | null): Marks {
  const marks: Mark[] = [];
  const addresses: Marks["addresses"][number][] = [];
  const composed: ComposedSlice[] = [];
  const decorate: Decorator["decorate"] = (page, plan) => {
    for (const { kind, address, ...mark } of listAddresses(plan.document, page.linkTo))
      addresses.push({ mark: marks.push(mark) - 1, kind, address });
    composed.push(...listComposed(plan));
    return {
      page: markTexts(page, createTextMarks(plan, marks)),
      slice: createAnchors(plan),
      only: slice === null ? undefined : findSliceWithGroups(plan.tree, toPageSlice(slice)),
    };
  };
  return { decorator: { contextFor: (context) => context, decorate }, marks, addresses, composed };
}

/** Lists the slices that no editor wrote. They follow fields of the page. */
function listComposed({ slices, candidates: [{ follows }] }: Plan): readonly ComposedSlice[] {
  const fields = follows();
  return slices
    .filter(({ number }) => number === undefined)
    .map(({ id, type, composed }) => ({
      slice: id,
      type,
      fields: [...(composed === true ? fields.composed : fields.held)],
    }));
}

/** Returns the letters of a text, which name its number. Undefined for a text of another document, and one without a field. */
function createTextMarks(plan: Plan, marks: Mark[]): Parameters<typeof markTexts>[1] {
  const locateText = locateOwnTexts(plan);
  const ids = listSliceIds(plan.document);
  const numbers = new Map<SourceText, number>();
  const addNumber = (text: SourceText): number | undefined => {
    const location = locateText(text);
    if (location === undefined) return undefined;
    const { slice, field } = location;
    numbers.set(text, marks.length);
    return marks.push({ slice: slice === undefined ? null : (ids.get(slice) ?? slice), field }) - 1;
  };
  return (text) => {
    const number = numbers.get(text) ?? addNumber(text);
    return number === undefined ? undefined : { start: startMark(number), end: endMark };
  };
}

/** Returns a function that wraps slices. The element has no box, so that the layout is that of visitors. */
function createAnchors(plan: Plan): Decoration["slice"] {
  const ids = listSliceIds(plan.document);
  return ({ id }, content) => (
    <div id={toSliceAnchor(id)} data-slice={ids.get(id) ?? id} style={{ display: "contents" }}>
      {content}
    </div>
  );
}
