import type { EndpointRequest } from "../endpoint.ts";
import { notFound } from "../failure.ts";
import { findProduct } from "../parameters/entities.ts";
import { idsParameter } from "../parameters/numbers.ts";
import { isOn } from "../parameters/switches.ts";
import { wireCity } from "../wire/city.ts";
import { wireCurrency } from "../wire/currency.ts";
import { wireTourGroup } from "../wire/tour-group.ts";
import { wireVariants, wireVariantsWithTours } from "../wire/variants.ts";

/** Returns products by id, in the requested order, without unknown ones. */
export function tourGroups({ query, view }: EndpointRequest) {
  const products = idsParameter(query).flatMap((id) => view.catalog.products.get(id) ?? []);
  const shown = products.filter(view.shows);
  const cities = new Set(shown.map(({ city }) => city));
  const currencies = new Set(shown.map(({ city }) => view.currency ?? city.currency));
  return {
    tourGroups: shown.map((product) => wireTourGroup(product, view)),
    currencies: [...currencies].map(wireCurrency),
    cities: [...cities].map((city) => wireCity(city, view)),
  };
}

/**
 * Returns one product, with `listingPrice: null` when it can't be booked, whatever `include-unavailable` is. A page
 * of such a product states it rather than vanish.
 */
export function tourGroup({ id, view }: EndpointRequest) {
  const product = findProduct(id, view.catalog);
  if (!view.shows(product)) throw notFound(`tour group ${id} in ${view.language}`);
  return wireTourGroup(product, view);
}

/** Returns the ways to buy up to 100 products, by id, without unknown ones; `populate-tours=true` adds who sells them. */
export function variants({ query, view }: EndpointRequest) {
  const wire = isOn(query, "populate-tours") ? wireVariantsWithTours : wireVariants;
  const products = idsParameter(query, "tour-group-ids").flatMap((id) => view.catalog.products.get(id) ?? []);
  return {
    tourGroups: Object.fromEntries(products.map((product) => [product.id, { variants: wire(product, view) }])),
  };
}
