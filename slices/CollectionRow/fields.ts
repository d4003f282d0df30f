import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { link } from "../../content/fields/link.ts";
import { number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { productIds, text } from "../../content/fields/text.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  collection_ids: productIds(),
  links: group({ collection: number({ min: 1, step: 1 }), link: link() }),
});

export type CollectionRowFields = v.InferOutput<typeof fields>;
