import { translate } from "@tessera/provider-api/source/translations.ts";
import type { ListingLanguage } from "../materials/listing-languages.ts";
import type { Materials } from "../materials/materials.ts";
import { findCollection, type PlannedCity } from "../materials/places.ts";

/** Returns the collection of all products in a city. */
export function findEverythingIn({ city }: PlannedCity, { catalog }: Materials): number | undefined {
  return [...catalog.collections.values()].find((one) => one.everything && one.city === city)?.id;
}

/** Returns the names of a city's sights that have a collection, in planned order. */
export function listSightNames(
  { city }: PlannedCity,
  { provider }: ListingLanguage,
  { plans, catalog }: Materials,
): readonly string[] {
  return plans.collections.flatMap(({ id, theme }) => {
    const { city: home, name } = findCollection(id, catalog);
    return home === city && !theme ? [translate(name, provider)] : [];
  });
}
