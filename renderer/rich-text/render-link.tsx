import type { ReactNode } from "react";
import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";
import type { RichTextPage } from "./expand-block.ts";

/** Renders a link. A page in a new tab gets no reference to ours. */
export function renderLink(
  link: Hyperlink,
  children: ReactNode,
  { linkTo }: Pick<RichTextPage, "linkTo">,
  key?: string,
): ReactNode {
  const newTab = link.target === undefined ? {} : { target: link.target, rel: "noreferrer" };
  return (
    <a key={key} {...linkTo(link)} {...newTab}>
      {children}
    </a>
  );
}
