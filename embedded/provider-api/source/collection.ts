import * as v from "valibot";
import { id, texts } from "./translations.ts";

const collection = v.strictObject({
  id,
  name: texts,
  description: texts,
  city: v.string(),
  heroPhoto: v.nullable(v.string()),
  cardPhoto: v.nullable(v.string()),
  /** Product ids, best first; its other products follow them, most popular first. */
  ranking: v.array(id),
  /** Whether its other products are all of its city, whatever else they belong to. */
  everything: v.optional(v.boolean(), false),
});

export type CollectionSource = v.InferOutput<typeof collection>;

export const collections = v.array(collection);
