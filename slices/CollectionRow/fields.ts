import * as v from "valibot";
import { group, link, number, productIds, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  collection_ids: productIds(),
  links: group({ collection: number({ min: 1, step: 1 }), link: link() }),
});

export type CollectionRowFields = v.InferOutput<typeof fields>;
