import * as v from "valibot";
import { wireName, wireText } from "../provider/wire-text.ts";

/** One of `videos`. */
export const wireVideo = v.object({
  url: wireName,
  thumbnailUrl: wireText,
  metadata: v.nullish(v.object({ videoDuration: wireText, uploadDate: wireText })),
});

export type WireVideo = v.InferOutput<typeof wireVideo>;
