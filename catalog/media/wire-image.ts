import * as v from "valibot";

/** One of `media.productImages`. */
export const wireImage = v.object({
  url: v.pipe(v.string(), v.nonEmpty()),
  altText: v.nullish(v.string(), ""),
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
});

export type WireImage = v.InferOutput<typeof wireImage>;
