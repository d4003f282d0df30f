import { toDocumentAddress, type DocumentAddress } from "../content/dependencies/document-address.ts";
import type { RawDocument } from "../content/document.ts";
import { type PageAddress, pageAddress, pageIdentifier } from "../routing/page-address.ts";
import type { Site } from "../hosts/site.ts";
import { isWhole, type Place } from "./place.ts";
import { excludedTag } from "./product-hrefs.ts";
import type { Registries } from "./registries.ts";

/** The page of a place on one site, in one language. */
interface PlacePage extends PageAddress {
  /** The innermost part of its place: `category` for a category in a city. */
  readonly of?: keyof Place | undefined;
  /** For the page of a city or a sight: all that its fields say it is about. */
  readonly place?: Place;
  readonly document: DocumentAddress;
}

/** The pages of all places in one language, by site and place. */
export type PlacePages = ReadonlyMap<string, PlacePage>;

/** Parts of a place that can identify a page, in the order of a key. */
const parts: readonly (keyof Place)[] = [
  "city",
  "country",
  "category",
  "subCategory",
  "collection",
  "venue",
  "sight",
  "reviewSubject",
];

/** Returns the key of a place's page on a site: `{ city: "ROME", category: 1 }` → `www.tessera.example city=ROME category=1`. */
export function placeKey({ host }: Pick<Site, "host">, place: Place): string {
  return [host, ...parts.flatMap((part) => (place[part] === undefined ? [] : [`${part}=${place[part]}`]))].join(" ");
}

/** Returns the part of a place that identifies its page; undefined where the place lacks some of it. */
export function identifying(place: Place, by: readonly (keyof Place)[] | undefined): Place | undefined {
  if (by === undefined || by.some((part) => place[part] === undefined)) return undefined;
  return Object.fromEntries(by.map((part) => [part, place[part]]));
}

/**
 * Documents in one language → the pages of their places. Of several pages of the same place the one with the first
 * identifier counts. Omits those that no list links to.
 */
export function toPlacePages(documents: readonly RawDocument[], pageTypes: Registries["pageTypes"]): PlacePages {
  const pages = documents.flatMap((document) => {
    const address = pageAddress(document.uid ?? "");
    const [page] = pageTypes.get(document.type)?.parse(document, () => {}) ?? [];
    if (address === undefined || page?.ownPlace === undefined || !isLinked(document, address)) return [];
    const { place, ownPlace } = page;
    const of = parts.findLast((part) => ownPlace[part] !== undefined);
    const found = {
      ...address,
      of,
      ...((isWhole("city", ownPlace) || of === "sight") && { place }),
      document: toDocumentAddress(document),
    };
    return [[placeKey(address.site, ownPlace), found] as const];
  });
  const byIdentifier = pages.toSorted(([, one], [, other]) => pageIdentifier(other).localeCompare(pageIdentifier(one)));
  return new Map(byIdentifier);
}

function isLinked({ tags }: RawDocument, address: PageAddress): boolean {
  return tags.includes(pageIdentifier(address)) && !tags.includes(excludedTag);
}
