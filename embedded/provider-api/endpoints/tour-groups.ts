import type { EndpointRequest } from "../endpoint.ts";
import { idsParameter } from "../parameters/ids.ts";
import { wireCity } from "../wire/city.ts";
import { wireCurrency } from "../wire/currency.ts";
import { wireTourGroup } from "../wire/tour-group.ts";

/** Products by id, in the order asked, unknown ones left out. */
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
