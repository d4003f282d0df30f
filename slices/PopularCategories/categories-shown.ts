import type { SubCategory } from "../../catalog/category/category.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import type { PageContext } from "../../renderer/index.ts";
import type { PopularCategoriesFields } from "./fields.ts";

/** A category or sub-category of a city, with its page. */
export interface ShownCategory extends SubCategory {
  /** Of the category that the icon is of. */
  readonly categoryId: number;
  readonly href: string;
}

/** Most tiles: three rows on a desktop that shows all of them. */
const maxTiles = 12;

/**
 * Returns the categories of a city that have a page, most products first. On a category's own page they are its
 * sub-categories. One without a page is omitted, as is the page's own.
 */
export function categoriesShown(fields: PopularCategoriesFields, page: PageContext): readonly ShownCategory[] {
  const city = chosenCity(fields, page);
  if (city === "") return [];
  const { category, subCategory } = page.subject;
  const categories = page.snapshot.get("categories", { city }) ?? [];
  const shown = categories.flatMap(({ id, subCategories, ...rest }) => {
    const own = { id, ...rest, categoryId: id, href: page.places.findPath({ city, category: id }) };
    const parts = subCategories.map((part) => ({
      ...part,
      categoryId: id,
      href: page.places.findPath({ city, subCategory: part.id }),
    }));
    const isHere = id === category || subCategories.some((part) => part.id === subCategory);
    return isHere ? parts : [own];
  });
  return shown
    .flatMap(({ href, ...each }) => (href === undefined || each.id === subCategory ? [] : [{ ...each, href }]))
    .toSorted((one, other) => other.productCount - one.productCount)
    .slice(0, maxTiles);
}
