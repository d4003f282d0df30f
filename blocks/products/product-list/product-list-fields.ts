import * as v from "valibot";
import { boolean, number, productIds, text } from "../../../content/fields/index.ts";

const id = () => number({ min: 1, step: 1 });

/** How many products a list has, at most. */
export const listLimit = () => number({ min: 1, max: 100, step: 1 });

/** The fields of a list of products (D7). */
export const productListFields = {
  collection: id(),
  category: id(),
  sub_category: id(),
  /** The provider's code of the city of a category or sub-category. */
  city: text(),
  limit: listLimit(),
  ranking: productIds(),
  exclusions: productIds(),
  /** Replaces `ranking` in this language. */
  locale_ranking: productIds(),
  /** Excludes more in this language. */
  locale_exclusions: productIds(),
  category_filter: productIds(),
  sub_category_filter: productIds(),
  additional_sub_category_ids: productIds(),
  cta_url_suffix: text(),
  show_scratch_price: boolean(true),
};

const _schema = v.object(productListFields);

export interface ProductListFields extends v.InferOutput<typeof _schema> {
  /** In place of `limit` on show pages, where the part that has the list takes such a number. */
  readonly sp_experience_limit?: number | undefined;
  /** Whether the list has deals alone, where the part that has the list can be one of deals. */
  readonly deals_only?: boolean | undefined;
}
