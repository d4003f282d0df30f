import type { SourceText } from "../../content/source-text.ts";
import type { PageContext } from "../contracts/page-context.ts";
import type { TextSegment } from "../contracts/shortcode.ts";

/** Letters around a text while its page renders. */
interface TextMark {
  readonly start: string;
  readonly end: string;
}

/**
 * Returns a page that marks the texts that `findMark` returns letters for. A blank text is not marked: parts of a page that
 * have no text are omitted.
 */
export function markTexts(page: PageContext, findMark: (text: SourceText) => TextMark | undefined): PageContext {
  return {
    ...page,
    text: (text) => {
      const shown = page.text(text);
      const mark = shown.trim() === "" ? undefined : findMark(text);
      return mark === undefined ? shown : mark.start + shown + mark.end;
    },
    richText: {
      ...page.richText,
      segments: (text) => {
        const segments = page.richText.segments(text);
        const isBlank = segments.every((segment) => segment.text.trim() === "");
        const mark = isBlank ? undefined : findMark(text);
        return mark === undefined ? segments : markSegments(segments, mark);
      },
    },
  };
}

/** Adds segments that have no source, so that spans stay where they are. */
function markSegments(segments: readonly TextSegment[], mark: TextMark): readonly TextSegment[] {
  const [start, end] = [segments[0]?.start ?? 0, segments.at(-1)?.end ?? 0];
  return [toSegment(mark.start, start), ...segments, toSegment(mark.end, end)];
}

function toSegment(letters: string, at: number): TextSegment {
  return { kind: "expanded", text: letters, start: at, end: at, within: [] };
}
