import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { link } from "../../content/fields/link.ts";
import { number } from "../../content/fields/number.ts";
import { productIds } from "../../content/fields/product-ids.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/title.ts";

export const schema = v.object({
  title: title(),
  intro: text(),
  collection_ids: productIds(),
  links: group({ collection: number(), link: link() }),
});

export type CollectionRowFields = v.InferOutput<typeof schema>;
