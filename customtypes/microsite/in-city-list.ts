import type { CategoriesQuery, Category } from "../../catalog/category/category.ts";
import { need, type Needs } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { MicrositeFields } from "./fields.ts";

/** Whether a city's categories have what a page is tagged with. */
type IsListed = (tags: MicrositeFields, categories: readonly Category[]) => boolean;

export const hasCategory: IsListed = ({ tagged_category }, categories) =>
  categories.some(({ id }) => `${id}` === tagged_category.source.trim());

export const hasSubCategory: IsListed = ({ tagged_sub_category }, categories) =>
  categories.some(({ subCategories }) => subCategories.some(({ id }) => `${id}` === tagged_sub_category.source.trim()));

/** The part of a page kind that the category list of the tagged city has to bear out. Where it can't be read, the tags decide. */
export function inCityList(isListed: IsListed) {
  return {
    needs: (tags: MicrositeFields): Needs => need("categories", [cityOf(tags)]),
    isConfirmed: (tags: MicrositeFields, snapshot: Snapshot): boolean => {
      const categories = snapshot.get("categories", cityOf(tags));
      return categories === undefined || isListed(tags, categories);
    },
  };
}

function cityOf({ tagged_city }: MicrositeFields): CategoriesQuery {
  return { city: tagged_city.source.trim().toUpperCase() };
}
