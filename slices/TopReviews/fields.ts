import * as v from "valibot";
import { number, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  intro: text(),
  collection: number({ min: 1, step: 1 }),
  /** Reviews of this product only, in place of a collection's. */
  product: number({ min: 1, step: 1 }),
  limit: number({ min: 1, max: 10, step: 1 }),
});

export type TopReviewsFields = v.InferOutput<typeof fields>;
