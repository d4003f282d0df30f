import { PrismicLink } from "@prismicio/react";
import type { ReactNode } from "react";
import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";
import { LinkText } from "../../ui/primitives/LinkText.tsx";
import type { RichTextPage } from "./expand-block.ts";
import { linkField } from "./prismic-inline.ts";
import { unwrapSingle } from "./unwrap-single.ts";

type LinkingPage = Pick<RichTextPage, "linkTo">;

/** Renders a link around words, which name the language of the page that it leads to, if another. */
export function renderHyperlink(link: Hyperlink, children: readonly ReactNode[], page: LinkingPage, key: string) {
  const words = <LinkText hrefLang={page.linkTo(link).hrefLang}>{unwrapSingle(children)}</LinkText>;
  return renderLink(link, words, page, key);
}

/** Renders a link. A page in a new tab gets no reference to ours. */
export function renderLink(link: Hyperlink, children: ReactNode, page: LinkingPage, key?: string): ReactNode {
  return (
    <PrismicLink key={key} field={linkField(link, page)} {...page.linkTo(link)} rel={toRel}>
      {children}
    </PrismicLink>
  );
}

const toRel = ({ target }: { readonly target?: string | undefined }) =>
  target === undefined ? undefined : "noreferrer";
