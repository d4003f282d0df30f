import type { Shared } from "../source/load-shared.ts";
import { attractionSubjects } from "./attraction-subjects.ts";

/** Where tours of a city begin: at its first attraction in town; null when it has none. */
export function startPlaces(shared: Shared): (city: string) => string | null {
  const places = new Map<string, string>();
  for (const { city, place, attraction } of attractionSubjects(shared))
    if (place !== null && attraction?.dayTrip === false && !places.has(city.code)) places.set(city.code, place);
  return (city) => places.get(city) ?? null;
}
