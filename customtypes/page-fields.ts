import { image, type Image, text } from "../content/fields/index.ts";
import type { SourceText } from "../content/source-text.ts";
import { describeVisit } from "../blocks/calendar/describe-visit.ts";
import type { PageContext, PageMetadata } from "../renderer/index.ts";

/** The search and sharing fields that every page type has. */
export const pageFields = { meta_title: text(), meta_description: text(), share_image: image() };

export interface PageFields {
  readonly meta_title: SourceText;
  readonly meta_description: SourceText;
  readonly share_image: Image | undefined;
}

/** Returns the metadata of a page from those fields, shortcodes expanded. */
export function pageMetadata(fields: PageFields, page: PageContext): PageMetadata {
  return {
    title: page.text(fields.meta_title),
    description: page.text(fields.meta_description),
    image: fields.share_image?.url,
    chosen: describeVisit(page),
  };
}
