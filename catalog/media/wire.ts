import * as v from "valibot";
import type { ItemTexts } from "../provider/wire-language.ts";
import { wireFlag, wireName, wireSize, wireText } from "../provider/wire.ts";
import type { ProductImage, Video } from "./media.ts";

/** Facts of a picture besides its address. The last two are fields of ours. */
export const wireImageFacts = v.object({
  altText: wireText,
  width: wireSize,
  height: wireSize,
  dominantColour: v.nullish(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
  isDrawing: wireFlag,
});

/** One of `media.productImages`. */
export const wireImage = v.object({ url: wireName, ...wireImageFacts.entries });

/** Returns a picture. `name` is its alternative text when the provider has no text for it. */
export function toImage(
  { url, altText, width, height, dominantColour, isDrawing = false }: WireImage,
  name: string,
  texts: ItemTexts,
): ProductImage {
  return {
    url,
    alt: texts.text(altText || name),
    width: width ?? undefined,
    height: height ?? undefined,
    dominantColor: dominantColour ?? undefined,
    isDrawing,
  };
}

/** A picture of which no more than its address has to be known. */
type WireImage = { readonly url: string } & Partial<v.InferOutput<typeof wireImageFacts>>;

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
