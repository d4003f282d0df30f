import { readJson } from "@tessera/runtime/read-json.ts";
import { type Banner, banners } from "./banner.ts";
import { type Index, indexBy } from "./index-by.ts";
import type { Photo } from "./photo.ts";

/** The banners there are, in the order they are written. Throws `DataError`. */
export function loadBanners(folder: URL, photos: Index<string, Photo>): readonly Banner[] {
  const list = readJson(new URL("banners.json", folder), banners);
  const linked = list.map((banner): Banner => ({ ...banner, photo: photos.get(banner.photo, `banner ${banner.id}`) }));
  return [...indexBy("banners.json", linked, ({ id }) => id).map.values()];
}
