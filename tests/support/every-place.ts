import tessera from "../../hosts/tessera.ts";
import type { PlacePages } from "../../renderer/place-pages.ts";

const page = {
  site: tessera,
  path: ["place"],
  document: { id: "place", address: "microsite en-us place" },
};

/** Returns pages of places among which every place has one. */
export function everyPlace(): PlacePages {
  const pages = new Map<string, typeof page>();
  pages.get = () => page;
  return pages;
}
