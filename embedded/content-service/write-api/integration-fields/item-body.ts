import * as v from "valibot";
import type { CatalogItem } from "../../store/catalog-store.ts";

/** As Prismic has them in its catalogs. */
export const itemBody = v.object({
  id: v.pipe(v.string(), v.nonEmpty("it needs an id")),
  title: v.string(),
  description: v.optional(v.string(), ""),
  image_url: v.optional(v.nullable(v.string()), null),
  /** Epoch seconds. */
  last_update: v.optional(v.nullable(v.number()), null),
  /** What readers of documents get. */
  blob: v.unknown(),
});

export function itemOf(
  { image_url: imageUrl, last_update: seconds, ...rest }: v.InferOutput<typeof itemBody>,
  now: number,
): CatalogItem {
  return { ...rest, imageUrl, lastUpdate: seconds === null ? now : Math.round(seconds * 1000) };
}

export function shownItem({ imageUrl, lastUpdate, ...rest }: CatalogItem): unknown {
  return { ...rest, image_url: imageUrl, last_update: Math.floor(lastUpdate / 1000) };
}
