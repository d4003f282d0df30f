import type { SourceText } from "../../content/source-text.ts";
import type { Decoration, Decorator } from "../../renderer/render/decoration.ts";
import { locatePage } from "../../renderer/render/create-text-locator.ts";
import type { PageContext } from "../../renderer/contracts/page-context.ts";
import type { TextSegment } from "../../renderer/contracts/shortcode.ts";
import type { Plan } from "../../renderer/plan/plan-page.ts";
import { endMark, markText, startMark } from "../../studio/protocol/mark-letters.ts";
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
      page: markTexts(page, createNumbers(plan, marks)),
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

/** Returns the number of a text; undefined for a text of another document, and one without a field. */
type FindNumber = (text: SourceText) => number | undefined;

function createNumbers(plan: Plan, marks: Mark[]): FindNumber {
  const locateText = locatePage(plan);
  const ids = listSliceIds(plan.document);
  const numbers = new Map<SourceText, number>();
  return (text) => {
    const known = numbers.get(text);
    const { document, slice, field } = locateText(text);
    if (known !== undefined || field === undefined || document !== plan.document.id) return known;
    numbers.set(text, marks.length);
    marks.push({ slice: slice === undefined ? null : (ids.get(slice) ?? slice), field });
    return marks.length - 1;
  };
}

/** A blank text is not marked: parts of a page that have no text are omitted. */
function markTexts(page: PageContext, findNumber: FindNumber): PageContext {
  return {
    ...page,
    text: (text) => {
      const shown = page.text(text);
      const number = shown.trim() === "" ? undefined : findNumber(text);
      return number === undefined ? shown : markText(number, shown);
    },
    richText: {
      ...page.richText,
      segments: (text) => {
        const segments = page.richText.segments(text);
        const isBlank = segments.every((segment) => segment.text.trim() === "");
        const number = isBlank ? undefined : findNumber(text);
        return number === undefined ? segments : markSegments(segments, number);
      },
    },
  };
}

/** Adds segments that have no source, so that spans stay where they are. */
function markSegments(segments: readonly TextSegment[], number: number): readonly TextSegment[] {
  const [start, end] = [segments[0]?.start ?? 0, segments.at(-1)?.end ?? 0];
  return [toSegment(startMark(number), start), ...segments, toSegment(endMark, end)];
}

function toSegment(letters: string, at: number): TextSegment {
  return { kind: "expanded", text: letters, start: at, end: at, within: [] };
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
