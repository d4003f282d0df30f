import type { EndpointRequest } from "../endpoint.ts";
import { notFound } from "../failure.ts";
import { idOf } from "../parameters/numbers.ts";
import type { Catalog, City } from "../source/catalog.ts";
import { distanceKm } from "../source/distance.ts";
import { wireNearbyCity } from "../wire/city.ts";

const farthestKm = 3000;
const most = 6;

/** The other cities around one, nearest first. */
export function nearbyCities({ id, view }: EndpointRequest) {
  const city = cityOf(id, view.catalog);
  const near = [...view.catalog.cities.values()]
    .filter((other) => other !== city && view.shows(other))
    .map((other) => ({ other, km: Math.round(distanceKm(city, other)) }))
    .filter(({ km }) => km <= farthestKm)
    .toSorted((one, other) => one.km - other.km);
  return { cities: near.slice(0, most).map(({ other, km }) => wireNearbyCity(other, km, view)) };
}

function cityOf(id: string, { cities }: Catalog): City {
  const number = idOf(id, "city id");
  const city = [...cities.values()].find((one) => one.id === number);
  if (city === undefined) throw notFound(`city ${id}`);
  return city;
}
