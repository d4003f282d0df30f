import { Fragment, type ReactNode } from "react";
import type { EmphasisNode, EnclosingNode, HyperlinkNode, LabelNode, ShortcodeInlineNode } from "./inline-node.ts";
import { prismicLabel, prismicLink } from "./prismic-inline.ts";
import { renderCustom, type RichTextOptions, unwrapSingle, withKey } from "./render-custom.ts";
import { renderLink } from "./render-link.tsx";
import { LinkText } from "../../ui/primitives/LinkText.tsx";

interface RenderedPart {
  /** Text inside it, expanded. */
  readonly text: string;
  /** The same, rendered. */
  readonly children: ReactNode[];
  readonly key: string;
}

/** Renders what encloses text, around that text. */
export function renderEnclosing(node: EnclosingNode, part: RenderedPart, options: RichTextOptions): ReactNode {
  if (node.kind === "shortcode") return renderShortcode(node, part, options);
  if (node.kind === "hyperlink") return renderHyperlink(node, part, options);
  return node.kind === "label" ? renderLabel(node, part, options) : renderEmphasis(node, part, options);
}

function renderShortcode(
  node: ShortcodeInlineNode,
  { children, key }: RenderedPart,
  { components, page }: RichTextOptions,
): ReactNode {
  const { expansion } = node;
  const custom = expansion.problem === "unknown" ? undefined : components.shortcode?.({ node, children, key });
  return withKey(custom, key) ?? <Fragment key={key}>{page.richText.renderShortcode(expansion, children)}</Fragment>;
}

function renderHyperlink(node: HyperlinkNode, part: RenderedPart, { components, page }: RichTextOptions): ReactNode {
  const custom = renderCustom(components.hyperlink, () => ({ node: prismicLink(node, page), ...part }));
  const { hrefLang } = page.linkTo(node.link);
  const words = <LinkText hrefLang={hrefLang}>{unwrapSingle(part.children)}</LinkText>;
  return custom ?? renderLink(node.link, words, page, part.key);
}

function renderLabel(node: LabelNode, part: RenderedPart, { components }: RichTextOptions): ReactNode {
  const custom = renderCustom(components.label, () => ({ node: prismicLabel(node), ...part }));
  return (
    custom ?? (
      <span key={part.key} className={node.label}>
        {unwrapSingle(part.children)}
      </span>
    )
  );
}

function renderEmphasis(
  { kind, start, end }: EmphasisNode,
  part: RenderedPart,
  { components }: RichTextOptions,
): ReactNode {
  if (kind === "strong") {
    const custom = renderCustom(components.strong, () => ({ node: { type: kind, start, end }, ...part }));
    return custom ?? <strong key={part.key}>{unwrapSingle(part.children)}</strong>;
  }
  const custom = renderCustom(components.em, () => ({ node: { type: kind, start, end }, ...part }));
  return custom ?? <em key={part.key}>{unwrapSingle(part.children)}</em>;
}
