import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import { type Index, indexBy } from "./index-by.ts";
import type { Photo } from "./photo.ts";
import { id, texts } from "./translations.ts";

const day = v.pipe(v.number(), v.integer());

const bannerSchema = v.strictObject({
  id,
  title: texts,
  photo: v.string(),
  targetUrl: v.pipe(v.string(), v.url()),
  /** First and last day, in days from today. One banner is always over, one current and one to come. */
  run: v.pipe(
    v.strictObject({ first: day, last: day }),
    v.check(({ first, last }) => first <= last, "first must not be after last"),
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
