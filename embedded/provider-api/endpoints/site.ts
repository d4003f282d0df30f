import type { EndpointRequest } from "../endpoint.ts";
import { notFound } from "../failure.ts";
import { cityParameter } from "../parameters/entities.ts";
import { toHost } from "../parameters/market.ts";
import type { Domain } from "../source/domain.ts";
import { wireCurrency } from "../wire/currency.ts";
import { wireAirport, wireBanner, wireDomain } from "../wire/site.ts";

/** Returns the traveller's country: header `x-country` when it is a country code, else the United States. */
export function country({ country: header = "" }: EndpointRequest) {
  return { currentCountry: { code: /^[a-z]{2}$/i.test(header) ? header.toUpperCase() : "US" } };
}

/** Returns every currency that prices can be requested in. */
export function currencyList({ view }: EndpointRequest) {
  return { currencies: [...view.catalog.currencies.values()].map(wireCurrency) };
}

/** Returns the requesting site by its `Origin`: the host under its booking subdomain (`https://book.tessera.example`). */
export function domain({ origin, view }: EndpointRequest) {
  const host = toHost(origin);
  const found = [...view.catalog.domains.values()].find((site) => sellsAt(site, host));
  if (found === undefined) throw notFound(`domain ${host}`);
  return { domain: wireDomain(found) };
}

function sellsAt({ host, bookingSubdomain }: Domain, asked: string): boolean {
  return asked === `${bookingSubdomain}.${host}`;
}

/** Every banner with its days; which of them to show today is for the caller to see. */
export function banners({ view }: EndpointRequest) {
  return { banners: view.catalog.banners.map((banner) => wireBanner(banner, view)) };
}

/** The airports transfers go from and to; of one city when `city` names it. */
export function airports({ query, view }: EndpointRequest) {
  const place = cityParameter(query, view.catalog);
  const all = [...view.catalog.airports.values()];
  const found = all.filter(({ city }) => place === undefined || city === place);
  return { airports: found.map((airport) => wireAirport(airport, view)) };
}
