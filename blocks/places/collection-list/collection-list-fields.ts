import * as v from "valibot";
import { number, productIds, text } from "../../../content/fields/index.ts";

/** The fields of a list of collections. */
export const collectionListFields = {
  /** The provider's code of a city; the page's when empty. */
  city: text(),
  /** Those that come first. */
  collection_ids: productIds(),
  exclusions: productIds(),
  limit: number({ min: 1, max: 24, step: 1 }),
};

const _schema = v.object(collectionListFields);

export type CollectionListFields = v.InferOutput<typeof _schema>;
