import type { ProductEntry } from "@tessera/provider-api/source/catalog.ts";
import type { CategoryPlan, ListingPlans } from "../materials/listing-plans.ts";
import type { Materials } from "../materials/materials.ts";
import { findCategoryPlan, type PlannedCity } from "../materials/places.ts";

/** A category, or a sub-category of it, in one city. */
export interface CityCategory {
  readonly at: PlannedCity;
  readonly category: number;
  readonly subCategory: number | undefined;
  readonly plan: CategoryPlan;
}

/** The smallest number of products for which a sub-category has a page. */
const minProducts = 3;

/** Returns the pairs of a city and a category that have a product, and of sub-categories that have a few. */
export function listCityCategories({ catalog, cities, plans }: Materials): readonly CityCategory[] {
  return cities.flatMap((at) => {
    const products = catalog.products.entries.filter(({ city, isAvailable }) => isAvailable && city === at.city);
    return catalog.categories.flatMap(({ id: category, subCategories }) => {
      const ofCategory = products.filter(({ subCategory }) => subCategory.category.id === category);
      if (ofCategory.length === 0) return [];
      const shown = subCategories.filter(({ id }) => isPlanned(id, at, plans) || hasPage(id, ofCategory));
      return [undefined, ...shown.map(({ id }) => id)].map((subCategory) => {
        const plan = findCategoryPlan(subCategory ?? category, plans);
        return { at, category, subCategory, plan };
      });
    });
  });
}

/** True for a sub-category whose plan names the city. */
function isPlanned(id: number, { city }: PlannedCity, { categories }: ListingPlans): boolean {
  return categories.some((plan) => plan.id === id && plan.cities.includes(city.code));
}

/**
 * Whether a sub-category has a page. One with all products of its category would be the same page; city cards have no
 * page (B8).
 */
function hasPage(id: number, ofCategory: readonly ProductEntry[]): boolean {
  const count = ofCategory.filter(({ subCategory }) => subCategory.id === id).length;
  return id !== 1008 && count >= minProducts && count < ofCategory.length;
}
