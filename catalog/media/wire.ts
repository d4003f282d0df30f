import * as v from "valibot";
import type { ItemTexts } from "../provider/wire-language.ts";
import { wireName, wireSize, wireText } from "../provider/wire.ts";
import type { ProductImage, Video } from "./media.ts";

/** One of `media.productImages`. */
export const wireImage = v.object({
  url: wireName,
  altText: wireText,
  width: wireSize,
  height: wireSize,
});

/** Returns a picture, described by `name` where it has no text of its own. */
export function toImage(
  { url, altText, width, height }: v.InferOutput<typeof wireImage>,
  name: string,
  texts: ItemTexts,
): ProductImage {
  return { url, alt: texts.text(altText || name), width: width ?? undefined, height: height ?? undefined };
}

/** One of `videos`. */
export const wireVideo = v.object({
  url: wireName,
  thumbnailUrl: wireText,
  metadata: v.nullish(v.object({ videoDuration: wireText, uploadDate: wireText })),
});

export function toVideo({ url, thumbnailUrl, metadata }: v.InferOutput<typeof wireVideo>): Video {
  return {
    url,
    thumbnailUrl,
    duration: metadata?.videoDuration || undefined,
    uploadDate: metadata?.uploadDate || undefined,
  };
}
