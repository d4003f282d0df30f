import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { link } from "../../content/fields/link.ts";
import { number } from "../../content/fields/plain.ts";
import { productIds, text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/rich-text.ts";

export const schema = v.object({
  title: title(),
  intro: text(),
  collection_ids: productIds(),
  links: group({ collection: number(), link: link() }),
});

export type CollectionRowFields = v.InferOutput<typeof schema>;
