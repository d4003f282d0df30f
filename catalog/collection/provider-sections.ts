import type * as v from "valibot";
import type { CollectionSection, CollectionSections, CollectionSectionsQuery } from "./collection-section.ts";
import type { Market } from "../market/market.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { ifKnown } from "../provider/if-known.ts";
import { fallback } from "../market/market-query.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toCollection } from "./to-collection.ts";
import { toProduct } from "../product/to-product.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wireSection, wireSections } from "./wire-section.ts";
import { wireTourGroup } from "../product/wire-tour-group.ts";

const base = "/api/tours/v1/collection/";

/** A collection's products under headings; undefined when there is no such collection. */
export async function collectionSections(
  transport: Transport,
  query: CollectionSectionsQuery,
  market: Market,
): Promise<CollectionSections | undefined> {
  if (validIds(transport, base, [query.collection]).length === 0) return undefined;
  const path = `${base}${query.collection}/sections/`;
  const call = { path, query: sectionsQuery(transport, query, market), schema: wireSections };
  const answer = await ifKnown(request(transport, call), undefined);
  if (answer === undefined) return undefined;
  const sections = parseItems(path, answer.sections, wireSection, transport.onDropped);
  return {
    collection: toCollection(answer.collection),
    sections: sections.map((section) => toSection(transport, path, section)),
  };
}

function sectionsQuery(
  transport: Transport,
  { limit, subCategories }: CollectionSectionsQuery,
  market: Market,
): QueryParameters {
  return [
    ["language", market.locale.providerLanguage],
    ["limit", limit],
    ["fallback", fallback(transport, market)],
    ["currency", market.currency],
    ["use-seatmap-prices", 1],
    ["filter-by-subcategory-id", subCategories.join() || undefined],
  ];
}

function toSection(
  { onDropped }: Transport,
  path: string,
  { id, title, subtitle, tourGroups }: v.InferOutput<typeof wireSection>,
): CollectionSection {
  return { id, title, subtitle, products: parseItems(path, tourGroups, wireTourGroup, onDropped).map(toProduct) };
}
