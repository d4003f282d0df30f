import type { Span } from "../../content/rich-text/rich-text.ts";

/** The spans that draw something, none over another of its kind: of two that overlap the second begins at the first one's end. */
export function spansApart(spans: readonly Span[]): readonly Span[] {
  const ends = new Map<Span["kind"], number>();
  return spans
    .filter((span) => span.kind !== "unknown" && (span.kind !== "hyperlink" || span.link !== undefined))
    .toSorted((one, other) => one.start - other.start)
    .flatMap((span) => {
      const start = Math.max(span.start, ends.get(span.kind) ?? 0);
      if (start >= span.end) return [];
      ends.set(span.kind, span.end);
      return [start === span.start ? span : { ...span, start }];
    });
}
