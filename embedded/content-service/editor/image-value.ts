import * as v from "valibot";

const text = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => (value === "" ? null : value)),
);

/** One view of a picture: the full picture or a thumbnail. */
export const viewSchema = v.pipe(
  v.object({
    origin: v.object({ id: v.string(), url: v.string() }),
    url: v.nullish(v.string()),
    width: v.number(),
    height: v.number(),
    edit: v.object({ zoom: v.number(), crop: v.object({ x: v.number(), y: v.number() }), background: v.string() }),
    alt: text,
    credits: text,
  }),
  v.transform(({ origin, url, width, height, edit: { zoom, crop, background }, alt, credits }) => ({
    id: origin.id,
    url: url ?? origin.url,
    alt,
    copyright: credits,
    dimensions: { width, height },
    edit: { x: crop.x, y: crop.y, zoom, background },
  })),
);

const thumbnailsSchema = v.object({ thumbnails: v.optional(v.record(v.string(), viewSchema), {}) });

export function imageValue(content: unknown): unknown {
  return { ...v.parse(viewSchema, content), ...v.parse(thumbnailsSchema, content).thumbnails };
}
