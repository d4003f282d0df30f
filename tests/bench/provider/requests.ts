import type { Catalog, ProductEntry } from "../../../embedded/provider-api/source/catalog.ts";

/** Path and query of each request, by name. */
export type Requests = Readonly<Record<string, string>>;

const batch = 100;
const transfers = 1019;

/** Returns the slowest calls that a page makes, for products of this catalog. */
export function listSlowestRequests({ products }: Catalog): Requests {
  const popular = ids(products.entries);
  const airport = ids(products.entries.filter(({ subCategory }) => subCategory.id === transfers));
  return {
    "listing of a collection": "/api/v6/tour-groups/list-by/collection/1001?limit=10",
    "listing of a category, all cities": "/api/v6/tour-groups/list-by/category/1?limit=10",
    "listing of a category, one city": "/api/v6/tour-groups/list-by/category/1?city=ROME&limit=10",
    "categories of a city": "/api/v2/category?city=ROME",
    "nearby cities": "/api/v2/city/101/nearby-cities",
    [`${popular.length} products`]: `/api/v6/tour-groups?ids[]=${popular.join(",")}`,
    calendar: `/api/v7/tour-groups/${popular.at(0)}/calendar`,
    "calendar of a transfer": `/api/v7/tour-groups/${airport.at(0)}/calendar`,
    [`${popular.length} calendars`]: `/api/v7/tour-groups/calendar?tour-group-ids=${popular.join(",")}`,
    [`${airport.length} calendars of transfers`]: `/api/v7/tour-groups/calendar?tour-group-ids=${airport.join(",")}`,
  };
}

function ids(entries: readonly ProductEntry[]): readonly number[] {
  return entries.slice(0, batch).map(({ id }) => id);
}
