import * as v from "valibot";
import type { Locale } from "../../i18n/locales.ts";
import { toProduct } from "../product/wire-product.ts";
import { type WireTourGroup, wireTourGroup } from "../product/wire.ts";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { fallback, validIds } from "../provider/parameters.ts";
import { request } from "../provider/request.ts";
import type { ProviderContext } from "../provider/resource.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { wireId, wireList, wireText } from "../provider/wire.ts";
import type { CollectionSections, CollectionSectionsQuery } from "./collection.ts";
import { toCollection, wireCollection } from "./wire.ts";

const base = "/api/tours/v1/collection/";
const schema = v.object({ collection: wireCollection, sections: v.array(v.unknown()) });

const wireSection = v.object({
  ...wireLanguage,
  id: wireId,
  title: wireText,
  subtitle: wireText,
  tourGroups: wireList(v.unknown()),
});

/** Returns a collection's products under headings; undefined for an unknown collection. */
export async function findCollectionSections(
  { collection, limit, subCategories }: CollectionSectionsQuery,
  { transport, market }: ProviderContext,
): Promise<CollectionSections | undefined> {
  if (validIds(transport, base, [collection]).length === 0) return undefined;
  const path = `${base}${collection}/sections/`;
  const query = [
    ["language", market.locale.providerLanguage],
    ["limit", limit],
    ["fallback", fallback(transport, market)],
    ["currency", market.currency],
    ["use-seatmap-prices", 1],
    ["filter-by-subcategory-id", subCategories.join() || undefined],
  ] as const;
  const response = await ifKnown(request(transport, { path, query, schema }), undefined);
  if (response === undefined) return undefined;
  const sections = parseItems(path, response.sections, wireSection, transport.onDropped);
  return {
    collection: toCollection(response.collection, market.locale),
    sections: sections.map((section) => {
      const products = parseItems(path, section.tourGroups, wireTourGroup, transport.onDropped);
      return toSection(section, products, market.locale);
    }),
  };
}

function toSection(
  wire: v.InferOutput<typeof wireSection>,
  products: readonly WireTourGroup[],
  locale: Locale,
): CollectionSections["sections"][number] {
  const { text } = itemTexts(wire, locale);
  return {
    id: wire.id,
    title: text(wire.title),
    subtitle: text(wire.subtitle),
    products: products.map((product) => toProduct(product, locale)),
  };
}
