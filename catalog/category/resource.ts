import { onePerCall } from "../provider/resource.ts";
import type { CategoriesQuery, Category } from "./category.ts";
import { findCategories } from "./provider.ts";

/** The categories of a city with their sub-categories. */
export const categories = onePerCall<CategoriesQuery, readonly Category[]>({
  key: ({ city, fewestProducts = 1, includeUnavailable = false, includeHidden = false }) =>
    [city, fewestProducts, includeUnavailable, includeHidden].join("/"),
  live: false,
  find: findCategories,
});
