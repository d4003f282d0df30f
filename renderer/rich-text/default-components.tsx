import type { ReactNode } from "react";
import type { AllRichTextComponents } from "./components.ts";
import type { ExpandedText } from "./expand-block.ts";

type TextTag = "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "p" | "pre";

/** Plain semantic elements. */
export const defaultComponents: AllRichTextComponents = {
  heading1: textElement("h1"),
  heading2: textElement("h2"),
  heading3: textElement("h3"),
  heading4: textElement("h4"),
  heading5: textElement("h5"),
  heading6: textElement("h6"),
  paragraph: textElement("p"),
  preformatted: textElement("pre"),
  listItem: ({ children }) => <li>{children}</li>,
  oListItem: ({ children }) => <li>{children}</li>,
  list: ({ node, children }) => <ul dir={node.direction}>{children}</ul>,
  oList: ({ node, children }) => <ol dir={node.direction}>{children}</ol>,
  image: ({ node: { image, link }, page }) => {
    const picture = <img src={image.url} alt={image.alt} width={image.width} height={image.height} loading="lazy" />;
    return <figure>{link === undefined ? picture : <a href={page.href(link)}>{picture}</a>}</figure>;
  },
  embed: ({ node }) => (
    <p>
      <a href={node.url}>{node.title === "" ? node.url : node.title}</a>
    </p>
  ),
  hyperlink: ({ node, children, page }) => <a href={page.href(node.link)}>{children}</a>,
  label: ({ node, children }) => <span className={node.label}>{children}</span>,
  strong: ({ children }) => <strong>{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
};

function textElement(Tag: TextTag) {
  return ({ node, children }: { readonly node: ExpandedText; readonly children: ReactNode }) => (
    <Tag dir={node.direction}>{children}</Tag>
  );
}
