import type { Shared } from "../source/load-shared.ts";
import type { WrittenProduct } from "../source/written-products.ts";
import { attractionSubjects } from "./attraction-subjects.ts";
import type { Subject } from "./subject.ts";

/** Where tours of a city begin: at its first attraction in town; null for a city without attractions. */
export function startPlaces(shared: Shared): (city: string) => string | null {
  const places = new Map<string, string>();
  for (const { city, place, attraction } of attractionSubjects(shared))
    if (place !== null && attraction?.dayTrip === false && !places.has(city.code)) places.set(city.code, place);
  return (city) => places.get(city) ?? null;
}

/** Says of which subjects people wrote a product of this kind already: such is not made again. */
export function isWrittenBy(written: readonly WrittenProduct[]): (subCategory: number, subject: Subject) => boolean {
  const known = new Set(
    written.flatMap(({ source }) => subjectKeys(source).map((key) => `${source.subCategory} ${key}`)),
  );
  return (subCategory, { key, aliases }) => [key, ...aliases].some((name) => known.has(`${subCategory} ${name}`));
}

/** Returns what a product is made of. A visit covers all of its attractions, an excursion to several only its first. */
function subjectKeys(source: WrittenProduct["source"]): readonly string[] {
  const { attractions, collection, airport, network, visit } = source;
  const covered = visit === "inside" ? attractions : attractions.slice(0, 1);
  return [
    ...covered.map((key) => `attraction:${key}`),
    ...(collection === null ? [] : [`collection:${collection}`]),
    ...(airport === undefined ? [] : [`airport:${airport}`]),
    ...(network === undefined ? [] : [`network:${network}`]),
  ];
}
