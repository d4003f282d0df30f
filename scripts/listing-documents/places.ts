import type { Catalog, Collection, ProductEntry } from "../../embedded/provider-api/source/catalog.ts";
import type { City } from "../../embedded/provider-api/source/linked-places.ts";
import { loadCatalog } from "../../embedded/provider-api/source/load-catalog.ts";
import { loadPhotos, type Photo } from "../../embedded/provider-api/source/photo.ts";
import { type CategoryPlan, type CityPlan, type Language, plans, type Texts } from "./plans.ts";

/** A city that has pages, with its name in the languages of the documents. */
export interface PlannedCity {
  readonly city: City;
  readonly plan: CityPlan;
  readonly name: Texts;
}

/** A category, or a sub-category of it, in one city. */
export interface CityCategory {
  readonly at: PlannedCity;
  readonly category: number;
  readonly subCategory: number | undefined;
  readonly plan: CategoryPlan;
}

/** Fewest products for which a sub-category has a page. */
const fewest = 3;

const data = new URL("../../embedded/provider-api/data/", import.meta.url);

export const catalog: Catalog = loadCatalog(data);

const photos = loadPhotos(data);

/** Returns a photograph by its file. Throws where the provider's data has no texts for it. */
export function findPhoto(file: string | undefined): Photo | undefined {
  return file === undefined ? undefined : photos.get(file, "plans/countries.json");
}

/** Returns a text of the provider in the languages of the documents. */
export function named(texts: Readonly<Record<string, string>> & { readonly en: string }): Texts {
  const { en } = texts;
  return { en, de: texts["de"] ?? en, ar: texts["ar"] ?? en, tw: texts["zh_hant"] ?? en };
}

export const plannedCities: readonly PlannedCity[] = plans.cities.map((plan) => {
  const city = found(catalog.cities.get(plan.code), plan.code);
  return { city, plan, name: named(city.name) };
});

/** Returns the sights of a city that have a collection, as they are planned. */
export function listSights({ city }: PlannedCity, language: Language): readonly string[] {
  return plans.collections.flatMap(({ id, theme }) => {
    const { city: home, name } = getCollection(id);
    return home === city && !theme ? [named(name)[language]] : [];
  });
}

export function getCollection(id: number): Collection {
  return found(catalog.collections.get(id), `collection ${id}`);
}

/** Returns the pairs of a city and a category that have a product, and of sub-categories that have a few. */
export function cityCategories(): readonly CityCategory[] {
  return plannedCities.flatMap((at) => {
    const products = catalog.products.entries.filter(({ city, isAvailable }) => isAvailable && city === at.city);
    return catalog.categories.flatMap((category) => {
      const ofCategory = products.filter(({ subCategory }) => subCategory.category === category);
      if (ofCategory.length === 0) return [];
      const one = (id: number, subCategory?: number) => ({
        at,
        category: category.id,
        subCategory,
        plan: getCategoryPlan(id),
      });
      const subCategories = category.subCategories.filter(({ id }) => isPlanned(id, at) || hasPage(id, ofCategory));
      return [one(category.id), ...subCategories.map(({ id }) => one(id, id))];
    });
  });
}

/** Whether a sub-category has a page in a city that its plan names. */
function isPlanned(id: number, { city }: PlannedCity): boolean {
  return plans.categories.some((plan) => plan.id === id && plan.cities.includes(city.code));
}

/** A sub-category that is all of its category would be the same page again; city cards have none (B8). */
function hasPage(id: number, ofCategory: readonly ProductEntry[]): boolean {
  const count = ofCategory.filter(({ subCategory }) => subCategory.id === id).length;
  return id !== 1008 && count >= fewest && count < ofCategory.length;
}

/** Returns the name of a country by its code. */
export function countryName(code: string): Texts {
  const country = [...catalog.cities.values()].find((city) => city.country.code === code)?.country;
  return named(found(country, code).name);
}

export function getCategoryPlan(id: number): CategoryPlan {
  return found(
    plans.categories.find((plan) => plan.id === id),
    `category ${id}`,
  );
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no plan or data for ${what}`);
  return value;
}
