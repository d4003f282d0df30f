import * as v from "valibot";
import type { ListedDocument } from "../../catalog/document/document.ts";
import { image, type Image, title } from "../../content/fields/index.ts";
import { pageAddress, pagePath } from "../../routing/page-address.ts";
import type { PageFacts } from "../../renderer/index.ts";

/** Another page, as its document says: what a link to it shows. */
export interface ListedPage {
  readonly path: string;
  readonly heading: string;
  /** Empty when the document has no description, or one with shortcodes, which only its own page expands. */
  readonly description: string;
  readonly image: Image | undefined;
}

/** Fields that any listed page can have. One that does not fit counts as empty. */
const fields = v.object({
  heading: title(),
  meta_description: v.nullish(v.fallback(v.string(), ""), ""),
  share_image: v.fallback(image(), undefined),
});

/** Returns the page of a document. Undefined where it is on another site, and where it has no heading. */
export function listedPage(
  { uid, data }: ListedDocument,
  { site, locale }: Pick<PageFacts, "site" | "locale">,
): ListedPage | undefined {
  const address = pageAddress(uid ?? "");
  const parsed = v.safeParse(fields, data);
  if (address?.site.host !== site.host || !parsed.success) return undefined;
  const { heading, meta_description: description, share_image: picture } = parsed.output;
  if (heading.source === "") return undefined;
  return {
    path: pagePath(locale.code, address.path),
    heading: heading.source,
    description: description === null || description.includes("[") ? "" : description,
    image: picture,
  };
}
