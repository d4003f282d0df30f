import type { Site } from "../../hosts/site.ts";
import { placeKey, type PlacePages } from "../../renderer/place-pages.ts";

/** Ids of collections in tests. */
const ids = Array.from({ length: 10_000 }, (_, id) => id);

/** Returns the pages of all collections on a site: 1001 is at `/collection-1001/`. */
export function collectionPages(site: Site): PlacePages {
  return new Map(
    ids.map((collection) => {
      const path = [`collection-${collection}`];
      const document = { id: `c${collection}`, address: `microsite en-us ${site.host}.${path.join(".")}` };
      return [placeKey(site, { collection }), { site, path, document }];
    }),
  );
}
