import type { EndpointRequest } from "../endpoint.ts";
import { collectionOf } from "../parameters/collection.ts";
import { limitParameter } from "../parameters/limit.ts";
import { subCategoryFilter } from "../parameters/sub-categories.ts";
import { sectionsOf } from "../sections-of.ts";
import { wireCity } from "../wire/city.ts";
import { wireCollection } from "../wire/collection.ts";
import { wireCurrency } from "../wire/currency.ts";
import { wireTourGroup } from "../wire/tour-group.ts";

/** A collection's products under headings, at most `limit` (10) under each. */
export function collectionSections({ id, query, view }: EndpointRequest) {
  const collection = collectionOf(id, view.catalog);
  const limit = limitParameter(query);
  const products = collection.products.filter(view.shows).filter(subCategoryFilter(query));
  return {
    collection: wireCollection(collection, view),
    sections: sectionsOf(products, view.catalog.phrases.sections).map((section) => ({
      id: section.id,
      title: view.text(section.title),
      subtitle: null,
      type: "TOUR_GROUPS",
      tourGroups: section.products.slice(0, limit).map((product) => wireTourGroup(product, view)),
    })),
    currency: wireCurrency(view.currency ?? collection.city.currency),
    city: wireCity(collection.city, view),
  };
}
