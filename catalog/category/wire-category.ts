import * as v from "valibot";
import { wireId } from "../provider/wire-id.ts";
import { wireName } from "../provider/wire-text.ts";

const subCategory = { id: wireId, displayName: wireName, activeProductCount: v.nullish(v.number(), 0) };

/** One of `categories`: the fields we read. */
export const wireCategory = v.object({
  ...subCategory,
  subCategories: v.nullish(v.array(v.object(subCategory)), []),
});

export type WireCategory = v.InferOutput<typeof wireCategory>;
