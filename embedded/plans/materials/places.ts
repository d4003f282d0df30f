import type { Catalog, Collection } from "@tessera/provider-api/source/catalog.ts";
import type { City } from "@tessera/provider-api/source/linked-places.ts";
import type { Texts } from "@tessera/provider-api/source/translations.ts";
import type { CategoryPlan, CityPlan, ListingPlans } from "./listing-plans.ts";

/** A city that has pages. */
export interface PlannedCity {
  readonly city: City;
  readonly plan: CityPlan;
}

/** Returns the planned cities in their order. Throws for one that the provider does not have. */
export function listCities({ cities }: Catalog, plans: ListingPlans): readonly PlannedCity[] {
  return plans.cities.map((plan) => ({ city: requireFound(cities.get(plan.code), plan.code), plan }));
}

/** Returns a collection of the provider. Throws for an id that it does not have. */
export function findCollection(id: number, { collections }: Catalog): Collection {
  return requireFound(collections.get(id), `collection ${id}`);
}

/** Returns the name of a country by its code. Throws for one without a city of the provider. */
export function findCountryName(code: string, { cities }: Catalog): Texts {
  const country = [...cities.values()].find((city) => city.country.code === code)?.country;
  return requireFound(country, code).name;
}

/** Returns the plan of a category or sub-category. Throws for one without a plan. */
export function findCategoryPlan(id: number, { categories }: ListingPlans): CategoryPlan {
  return requireFound(
    categories.find((plan) => plan.id === id),
    `category ${id}`,
  );
}

function requireFound<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no plan or data for ${name}`);
  return value;
}
