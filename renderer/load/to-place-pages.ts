import { toDocumentAddress } from "../../content/dependencies/document-address.ts";
import { excludedTag, type RawDocument } from "../../content/document.ts";
import { type PageAddress, pageAddress, pageIdentifier } from "../../routing/page-address.ts";
import { placeKey, type PlacePages } from "../contracts/places.ts";
import type { Registries } from "../contracts/registries.ts";

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
