import * as v from "valibot";
import { texts } from "./translations.ts";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Ids are the provider's (specification §3). */
export const categories = v.array(
  v.strictObject({ id, name: texts, subCategories: v.array(v.strictObject({ id, name: texts })) }),
);

export type CategorySource = v.InferOutput<typeof categories>[number];
