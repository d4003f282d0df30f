import * as v from "valibot";

/** A file of the media library, as the Asset API has it. */
export const mediaSchema = v.object({
  id: v.string(),
  url: v.string(),
  filename: v.string(),
  /** `image`, `document`, `video`, `audio` or `all`. */
  kind: v.string(),
  /** Bytes. */
  size: v.number(),
  width: v.nullish(v.number(), null),
  height: v.nullish(v.number(), null),
  alt: v.nullish(v.string(), null),
  /** Author and license, for files that must be attributed. */
  credits: v.nullish(v.string(), null),
  /** Where it comes from, among others. */
  notes: v.nullish(v.string(), null),
});

export type Media = v.InferOutput<typeof mediaSchema>;

/** `GET /studio/api/media?keyword&assetType&cursor`: a page of the library, newest first. `POST /studio/api/media` adds a file. */
export const mediaListSchema = v.object({
  items: v.array(mediaSchema),
  cursor: v.nullish(v.string(), null),
});
