import type { PageContext, PageMetadata } from "../../renderer/index.ts";
import { pageMetadata } from "../page-fields.ts";
import type { NewsFields } from "./fields.ts";

/** Returns the metadata of a news page. Empty fields fall back to those of the story. */
export function newsMetadata(fields: NewsFields, page: PageContext): PageMetadata {
  const { publication_date: published, standfirst, photo } = fields;
  const { title, description, image } = pageMetadata(fields, page);
  return {
    title,
    description: description || page.text(standfirst),
    image: image ?? photo?.url,
    ...(published !== undefined && { published }),
  };
}
