import type { EndpointRequest } from "../endpoint.ts";
import { subCategoryFilter } from "../parameters/entities.ts";
import { limitParameter, offsetParameter } from "../parameters/numbers.ts";
import type { ProductEntry } from "../source/catalog.ts";
import type { City } from "../source/linked-places.ts";
import { wireCity } from "../wire/city.ts";
import { wireCurrency } from "../wire/currency.ts";
import { wireTourGroup } from "../wire/tour-group.ts";

type Ranked = Pick<ProductEntry, "id" | "name" | "subCategory">;

/**
 * One page of products that are best first. `city` is undefined for a list over several cities, whose products have
 * their own currencies unless one is requested.
 */
export function rankingAnswer(
  { path, query, view }: EndpointRequest,
  ranked: readonly Ranked[],
  city: City | undefined,
) {
  const limit = limitParameter(query);
  const offset = offsetParameter(query);
  const shown = ranked.filter(subCategoryFilter(query)).filter(view.shows);
  const products = shown.slice(offset, offset + limit).flatMap(({ id }) => view.catalog.products.get(id) ?? []);
  const currency = view.currency ?? city?.currency;
  return {
    pageData: {
      items: products.map((product) => wireTourGroup(product, view)),
      ...toPage({ path, query, limit, offset, total: shown.length }),
    },
    city: city === undefined ? null : wireCity(city, view),
    currency: currency === undefined ? null : wireCurrency(currency),
  };
}

interface PageRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly limit: number;
  readonly offset: number;
  readonly total: number;
}

/** The provider's pagination fields; the links repeat the question with another offset. */
export function toPage({ path, query, limit, offset, total }: PageRequest) {
  const next = offset + limit;
  const linkTo = (to: number) => {
    const asked = new URLSearchParams(query);
    asked.set("limit", String(limit));
    asked.set("offset", String(to));
    return `${path}?${asked}`;
  };
  return {
    total,
    nextOffset: next < total ? next : null,
    nextUrl: next < total ? linkTo(next) : null,
    prevUrl: offset > 0 ? linkTo(Math.max(0, Math.min(offset, total) - limit)) : null,
  };
}
