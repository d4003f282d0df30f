import * as v from "valibot";
import { boolean, date, image, productIds, richText, text } from "../../content/fields/index.ts";
import type { Composition, PageKind } from "../../renderer/index.ts";
import { pageFields } from "../page-fields.ts";

/** The fields of a news page. Without a story it is the list of all news of its site. */
export const newsSchema = v.object({
  headline: text(),
  standfirst: text(),
  author: text(),
  author_is_person: boolean(),
  publication_date: date(),
  photo: image(),
  photo_credit: text(),
  body: richText(),
  show_ids: productIds(),
  featured: boolean(),
  ...pageFields,
});

export type NewsFields = v.InferOutput<typeof newsSchema>;

export type NewsKind = PageKind<NewsFields>;

/** Readers may subscribe below the news. */
export const newsComposition: Composition = { before: [], after: ["newsletter"] };
