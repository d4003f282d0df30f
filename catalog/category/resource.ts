import type { CategoriesQuery, Category } from "./category.ts";
import type { Resource } from "../snapshot/resource.ts";
import { loadEach } from "../snapshot/load-each.ts";

/** The categories of cities with their sub-categories: one call per city. */
export const categories: Resource<CategoriesQuery, readonly Category[]> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) => loadEach(queries, key, (query) => provider.categories(query, market)),
};

function key({ city, fewestProducts = 1, includeUnavailable = false, includeHidden = false }: CategoriesQuery): string {
  return [city, fewestProducts, includeUnavailable, includeHidden].join("/");
}
