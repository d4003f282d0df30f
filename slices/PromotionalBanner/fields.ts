import * as v from "valibot";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { date, number, select } from "../../content/fields/plain.ts";
import { richText, title } from "../../content/fields/rich-text.ts";

export const schema = v.object({
  source: select(["this slice", "the provider"]),
  title: title(),
  body: richText(),
  image: image(),
  product: number({ min: 1, step: 1 }),
  link: link(),
  ends_on: date(),
});

export type PromotionalBannerFields = v.InferOutput<typeof schema>;

/** Returns the product that an editor's banner is about, in a list of at most one. */
export function listBannerProductIds({ source, product }: PromotionalBannerFields): readonly number[] {
  return source === "this slice" && product !== undefined ? [product] : [];
}

/** Returns that product, if the provider knows it. */
export function promoted(fields: PromotionalBannerFields, snapshot: Snapshot): readonly Product[] {
  return listBannerProductIds(fields).flatMap((id) => snapshot.get("products", { id }) ?? []);
}
