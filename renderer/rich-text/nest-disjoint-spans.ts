import type { Span } from "../../content/rich-text/rich-text.ts";
import type { InlineNode } from "./inline-node.ts";
import type { SpannedText } from "./shift-spans.ts";

/**
 * Returns a text as a tree in the usual case, at less cost than `nestSegments`. Undefined where a shortcode is in it, or
 * a span that overlaps another or continues one of its kind.
 */
export function nestDisjointSpans({ text, spans, shortcodes }: SpannedText): readonly InlineNode[] | undefined {
  if (shortcodes.length > 0) return undefined;
  const nodes: InlineNode[] = [];
  let end = 0;
  let before: Span["kind"] = "unknown";
  for (const span of spans) {
    const node = span.start < end || (span.start === end && span.kind === before) ? undefined : nodeOf(span, text);
    if (node === undefined) return undefined;
    if (span.start > end) nodes.push(text.slice(end, span.start));
    nodes.push(node);
    end = span.end;
    before = span.kind;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}

/** Returns undefined for a span that does not show. */
function nodeOf(span: Span, text: string): InlineNode | undefined {
  const { kind, start, end } = span;
  const children = [text.slice(start, end)];
  if (kind === "hyperlink") return span.link && { kind, link: span.link, start, end, children };
  if (kind === "label") return { kind, label: span.label, start, end, children };
  return kind === "unknown" ? undefined : { kind, start, end, children };
}
