import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import { type Index, indexBy } from "./index-by.ts";
import type { Photo } from "./photo.ts";
import { id, texts } from "./translations.ts";

/** A day that each year has, `09-22`: at most the 28th of a month. */
const dayOfYear = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/));

const bannerSchema = v.strictObject({
  id,
  title: texts,
  photo: v.string(),
  targetUrl: v.pipe(v.string(), v.url()),
  /** First and last day in each year; null for no end. No day follows from today, so that no offer is extended daily. */
  run: v.nullable(
    v.pipe(
      v.strictObject({ first: dayOfYear, last: dayOfYear }),
      v.check(({ first, last }) => first <= last, "first must not be after last"),
    ),
  ),
});

type BannerSource = v.InferOutput<typeof bannerSchema>;

/** An announcement with a picture and a link. */
export interface Banner extends Omit<BannerSource, "photo"> {
  readonly photo: Photo;
}

const banners = v.array(bannerSchema);

/** The banners there are, in the order they are written. Throws `DataError`. */
export function loadBanners(folder: URL, photos: Index<string, Photo>): readonly Banner[] {
  const list = readJson(new URL("banners.json", folder), banners);
  const linked = list.map((banner): Banner => ({ ...banner, photo: photos.get(banner.photo, `banner ${banner.id}`) }));
  return [...indexBy("banners.json", linked, (banner) => banner.id).map.values()];
}
