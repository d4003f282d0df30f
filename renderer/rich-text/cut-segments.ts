import type { Link } from "../../content/link.ts";
import type { Span } from "../../content/rich-text.ts";
import type { SpannedText } from "./shift-spans.ts";

/** What one stretch of text is under: at most one span of each kind. */
export interface Marks {
  readonly hyperlink: Link | undefined;
  readonly label: string | undefined;
  readonly strong: boolean;
  readonly em: boolean;
}

/** A stretch of text under the same marks throughout. */
export interface Segment {
  readonly text: string;
  readonly marks: Marks;
}

/** Cuts the text wherever a span begins or ends. Where two spans of a kind overlap, the second begins at the first one's end. */
export function cutSegments({ text, spans }: SpannedText): readonly Segment[] {
  const drawn = spansApart(spans);
  const cuts = [...new Set([0, ...drawn.flatMap(({ start, end }) => [start, end]), text.length])].sort((a, b) => a - b);
  const coming = drawn.toSorted((one, other) => other.start - one.start);
  let open: Span[] = [];
  return cuts.slice(0, -1).map((start, index) => {
    open = open.filter((span) => span.end > start);
    while (coming.at(-1)?.start === start) open.push(...coming.splice(-1));
    return { text: text.slice(start, cuts[index + 1]), marks: marksOf(open) };
  });
}

/** The spans that draw something, none over another of its kind. */
function spansApart(spans: readonly Span[]): readonly Span[] {
  const ends = new Map<Span["kind"], number>();
  return spans
    .filter((span) => span.kind !== "unknown" && (span.kind !== "hyperlink" || span.link !== undefined))
    .toSorted((one, other) => one.start - other.start)
    .flatMap((span) => {
      const start = Math.max(span.start, ends.get(span.kind) ?? 0);
      if (start >= span.end) return [];
      ends.set(span.kind, span.end);
      return [{ ...span, start }];
    });
}

function marksOf(spans: readonly Span[]): Marks {
  return {
    hyperlink: spans.find((span) => span.kind === "hyperlink")?.link,
    label: spans.find((span) => span.kind === "label")?.label,
    strong: spans.some((span) => span.kind === "strong"),
    em: spans.some((span) => span.kind === "em"),
  };
}
