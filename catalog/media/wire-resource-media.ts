import * as v from "valibot";
import { wireName, wireText } from "../provider/wire-text.ts";

const metadata = v.object({ height: v.nullish(v.number()), width: v.nullish(v.number()), altText: wireText });

/** One of `resourceEntityMedias`: the pictures of one product. */
export const wireResourceMedia = v.object({
  resourceEntityId: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger(), v.minValue(1)),
  medias: v.nullish(v.array(v.object({ type: v.string(), url: wireName, metadata: v.nullish(metadata) })), []),
});

export type WireResourceMedia = v.InferOutput<typeof wireResourceMedia>;
