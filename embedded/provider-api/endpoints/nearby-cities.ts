import type { EndpointRequest } from "../endpoint.ts";
import { notFound } from "../failure.ts";
import { readId } from "../parameters/numbers.ts";
import type { Catalog } from "../source/catalog.ts";
import type { City } from "../source/linked-places.ts";
import { distanceKm } from "../source/distance.ts";
import { wireNearbyCity } from "../wire/city.ts";

/** Kilometers that a traveller goes for a second city. */
const maxKm = 400;
const maxCities = 6;

/** Returns the other cities within 400 km where something can be booked, nearest first, six at most. */
export function nearbyCities({ id, view }: EndpointRequest) {
  const city = findCity(id, view.catalog);
  const near = [...view.catalog.cities.values()]
    .filter((other) => other !== city && view.shows(other))
    .map((other) => ({ other, km: Math.round(distanceKm(city, other)) }))
    .filter(({ km }) => km <= maxKm)
    .toSorted((one, other) => one.km - other.km);
  const wired = near.flatMap(({ other, km }) => wireNearbyCity(other, km, view) ?? []);
  return { cities: wired.slice(0, maxCities) };
}

function findCity(id: string, { cities }: Catalog): City {
  const number = readId(id, "city id");
  const city = [...cities.values()].find((one) => one.id === number);
  if (city === undefined) throw notFound(`city ${id}`);
  return city;
}
