import type { Span } from "../../content/rich-text/rich-text.ts";
import type { InlineNode } from "./inline-node.ts";
import type { ShortcodeSpan, SpannedText } from "./shift-spans.ts";

type Range = Span | ShortcodeSpan;

/**
 * Returns a text as a tree in the usual case, at less cost than `nestSegments`. Undefined where a span
 * or a shortcode overlaps another, and where a span continues one of its kind.
 */
export function nestDisjointSpans({ text, spans, shortcodes }: SpannedText): readonly InlineNode[] | undefined {
  const ranges: readonly Range[] = shortcodes.length === 0 ? spans : [...spans, ...shortcodes].sort(byStart);
  const nodes: InlineNode[] = [];
  let end = 0;
  let before: string | undefined;
  for (const range of ranges) {
    const { start } = range;
    const kind = "kind" in range ? range.kind : undefined;
    const continues = start === end && kind !== undefined && kind === before;
    const node = start < end || continues ? undefined : toInlineNode(range, text);
    if (node === undefined) return undefined;
    if (start > end) nodes.push(text.slice(end, start));
    nodes.push(node);
    ({ end } = range);
    before = kind;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}

const byStart = (one: Range, other: Range) => one.start - other.start;

/** Returns undefined for a span that does not show. */
function toInlineNode(range: Range, text: string): InlineNode | undefined {
  const { start, end } = range;
  const children = [text.slice(start, end)];
  if ("expansion" in range) return { kind: "shortcode", expansion: range.expansion, start, end, children };
  return spanNode(range, children);
}

function spanNode(span: Span, children: readonly string[]): InlineNode | undefined {
  const { kind, start, end } = span;
  if (kind === "hyperlink") return span.link && { kind, link: span.link, start, end, children };
  if (kind === "label") return { kind, label: span.label, start, end, children };
  return kind === "unknown" ? undefined : { kind, start, end, children };
}
