import * as v from "valibot";

/** Values many shapes of the wire format have. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const text = v.pipe(v.string(), v.nonEmpty());
export const rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5));
export const code = v.pipe(v.string(), v.regex(/^[A-Z_]+$/));
export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
export const hexColor = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));
export const html = v.pipe(v.string(), v.regex(/^(<ul>(<li>[^<>]+<\/li>)+<\/ul>)?$/));
/** Ours: the language of the texts of an item. */
export const contentLanguage = v.pipe(v.string(), v.regex(/^[A-Z]{2}(_[A-Z]+)?$/));
export const named = { id, contentLanguage, displayName: text };

/** A photograph carries its focal point, an illustration its facts. */
export const pictureUrl = v.pipe(
  v.string(),
  v.regex(
    /^http:\/\/media\.test\/media\/(?:[a-z-]+\.webp\?fp-x=[\d.]+&fp-y=[\d.]+|drawings\/(?:scene\.svg\?motif|tile\.svg\?icon|poster\.svg\?title|safety\.svg\?measure)=\S+)$/,
  ),
);
/** A photograph or illustration, and what is known of it. */
export const image = v.strictObject({
  url: pictureUrl,
  altText: text,
  credit: text,
  width: id,
  height: id,
  dominantColour: hexColor,
  isDrawing: v.boolean(),
});
export const imageUrl = v.nullable(pictureUrl);

export const slugs = v.pipe(
  v.record(text, v.pipe(v.string(), v.regex(/^(\/[a-z0-9~-]+)+\/$/))),
  v.check((all) => "EN" in all, "EN is missing"),
);

export const video = v.strictObject({
  url: v.pipe(v.string(), v.regex(/^http:\/\/media\.test\/media\/clips\/[a-z-]+\.mp4$/)),
  thumbnailUrl: pictureUrl,
  metadata: v.strictObject({
    videoDuration: v.pipe(v.string(), v.regex(/^PT\d+S$/)),
    uploadDate: v.pipe(v.string(), v.isoDate()),
  }),
});

/** Where a place is. */
export const location = v.strictObject({
  latitude: v.number(),
  longitude: v.number(),
  addressLine1: text,
  postalCode: v.string(),
  cityName: text,
  countryName: text,
});
