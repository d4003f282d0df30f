import type { Image } from "../content/fields/image.ts";
import type { PageContext } from "../renderer/render/page-context.ts";
import type { PageMetadata } from "../renderer/page-type.ts";
import type { SourceText } from "../content/source-text.ts";

interface Fields {
  readonly meta_title: SourceText;
  readonly meta_description: SourceText;
  readonly share_image: Image | undefined;
}

/** Title, description and picture from a page's own fields, shortcodes expanded; the brand when there is no title. */
export function pageMetadata(fields: Fields, page: PageContext): PageMetadata {
  return {
    title: page.text(fields.meta_title) || page.site.brand,
    description: page.text(fields.meta_description),
    image: fields.share_image?.url,
  };
}
