import type { Place, PlacePart } from "../../catalog/place/page-place.ts";
import tessera from "../../hosts/tessera.ts";
import { placeKey, type PlacePages } from "../../renderer/contracts/places.ts";

/** Returns the page of one place on the flagship: `testPlacePages("city", { city: "ROME" }, ["rome"])`. */
export function testPlacePages(part: PlacePart, place: Place, path: readonly string[]): PlacePages {
  const document = { id: path.join("."), address: "" };
  return new Map([[placeKey(tessera, place), { part, place, site: tessera, path, document }]]);
}

const page = {
  part: "city",
  place: {},
  site: tessera,
  path: ["place"],
  document: { id: "place", address: "microsite en-us place" },
} as const;

/** Returns pages of places among which every place has one. */
export function everyPlace(): PlacePages {
  const pages = new Map<string, typeof page>();
  pages.get = () => page;
  return pages;
}
