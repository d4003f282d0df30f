import * as v from "valibot";
import { id } from "./id.ts";
import { texts } from "./translations.ts";

/** Ids are the provider's (specification §3). */
export const categories = v.array(
  v.strictObject({ id, name: texts, subCategories: v.array(v.strictObject({ id, name: texts })) }),
);

export type CategorySource = v.InferOutput<typeof categories>[number];
