import type { LinkField } from "@prismicio/client";
import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";
import type { RichTextPage } from "./rich-text-page.ts";

/** A link that leads somewhere, as `@prismicio/react` knows it. */
type FilledLink = LinkField<string, string, unknown, "filled">;

/** A link as `@prismicio/react` knows it, its address the one it has on this page. */
export function linkField(link: Hyperlink, { href }: Pick<RichTextPage, "href">): FilledLink {
  const url = href(link);
  const text = link.text === "" ? {} : { text: link.text };
  const target = link.target === undefined ? {} : { target: link.target };
  if (link.document === undefined) return { link_type: "Web", url, ...text, ...target };
  const { tags, ...document } = link.document;
  return { link_type: "Document", ...document, tags: [...tags], url, ...text, ...target };
}
