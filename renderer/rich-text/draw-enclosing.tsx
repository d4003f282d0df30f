import { Fragment, type ReactNode } from "react";
import type { Drawing } from "./drawing.ts";
import { drawOwn } from "./draw-own.ts";
import type { EmphasisNode, EnclosingNode, HyperlinkNode, LabelNode, ShortcodeInlineNode } from "./inline-node.ts";
import { keyed } from "./keyed.ts";
import { newTab } from "./new-tab.ts";
import { prismicLabel, prismicLink } from "./prismic-inline.ts";
import { soleOf } from "./sole-of.ts";

interface DrawnPart {
  /** What it encloses, expanded. */
  readonly text: string;
  /** The same, drawn. */
  readonly children: ReactNode[];
  readonly key: string;
}

/** What encloses text, around that text drawn. */
export function drawEnclosing(node: EnclosingNode, part: DrawnPart, drawing: Drawing): ReactNode {
  if (node.kind === "shortcode") return drawShortcode(node, part, drawing);
  if (node.kind === "hyperlink") return drawLink(node, part, drawing);
  return node.kind === "label" ? drawLabel(node, part, drawing) : drawEmphasis(node, part, drawing);
}

function drawShortcode(
  node: ShortcodeInlineNode,
  { children, key }: DrawnPart,
  { components, page }: Drawing,
): ReactNode {
  const { expansion } = node;
  const own = expansion.problem === "unknown" ? undefined : keyed(components.shortcode?.({ node, children, key }), key);
  return own ?? <Fragment key={key}>{page.renderShortcode(expansion, children)}</Fragment>;
}

function drawLink(node: HyperlinkNode, part: DrawnPart, { components, page }: Drawing): ReactNode {
  const own = drawOwn(components.hyperlink, () => ({ node: prismicLink(node, page), ...part }));
  return (
    own ?? (
      <a key={part.key} href={page.href(node.link)} {...newTab(node.link)}>
        {soleOf(part.children)}
      </a>
    )
  );
}

function drawLabel(node: LabelNode, part: DrawnPart, { components }: Drawing): ReactNode {
  const own = drawOwn(components.label, () => ({ node: prismicLabel(node), ...part }));
  return (
    own ?? (
      <span key={part.key} className={node.label}>
        {soleOf(part.children)}
      </span>
    )
  );
}

function drawEmphasis({ kind, start, end }: EmphasisNode, part: DrawnPart, { components }: Drawing): ReactNode {
  if (kind === "strong") {
    const own = drawOwn(components.strong, () => ({ node: { type: kind, start, end }, ...part }));
    return own ?? <strong key={part.key}>{soleOf(part.children)}</strong>;
  }
  const own = drawOwn(components.em, () => ({ node: { type: kind, start, end }, ...part }));
  return own ?? <em key={part.key}>{soleOf(part.children)}</em>;
}
