import { toDocumentAddress, type DocumentAddress } from "../content/dependencies/document-address.ts";
import type { RawDocument } from "../content/document.ts";
import { type PageAddress, pageAddress, pageIdentifier } from "../routing/page-address.ts";
import type { Site } from "../hosts/site.ts";
import { type Place, type PlacePart, toPlaceKey } from "../catalog/place/page-place.ts";
import { excludedTag } from "./product-hrefs.ts";
import type { Registries } from "./registries.ts";

/** The page of a place on one site, in one language. */
interface PlacePage extends PageAddress {
  /** Kind of its place: `category` for a category in a city. */
  readonly part: PlacePart;
  /** All that its fields say it is about. */
  readonly place: Place;
  readonly document: DocumentAddress;
}

/** The pages of all places in one language, by site and place. */
export type PlacePages = ReadonlyMap<string, PlacePage>;

/** Returns the key of a place's page on a site: `{ city: "ROME", category: 1 }` → `www.tessera.example category=1 city=ROME`. */
export function placeKey({ host }: Pick<Site, "host">, place: Place): string {
  return `${host} ${toPlaceKey(place)}`;
}

/**
 * Documents in one language → the pages of their places. Of several pages of the same place the one with the first
 * identifier counts. Omits those that no list links to.
 */
export function toPlacePages(documents: readonly RawDocument[], pageTypes: Registries["pageTypes"]): PlacePages {
  const pages = documents.flatMap((document) => {
    const address = pageAddress(document.uid ?? "");
    const [page] = pageTypes.get(document.type)?.parse(document, () => {}) ?? [];
    if (address === undefined || page === undefined || !isLinked(document, address)) return [];
    const { place, ownPlace, ownPart: part } = page;
    if (ownPlace === undefined || part === undefined) return [];
    return [
      [placeKey(address.site, ownPlace), { ...address, part, place, document: toDocumentAddress(document) }] as const,
    ];
  });
  const byIdentifier = pages.toSorted(([, one], [, other]) => pageIdentifier(other).localeCompare(pageIdentifier(one)));
  return new Map(byIdentifier);
}

function isLinked({ tags }: RawDocument, address: PageAddress): boolean {
  return tags.includes(pageIdentifier(address)) && !tags.includes(excludedTag);
}
