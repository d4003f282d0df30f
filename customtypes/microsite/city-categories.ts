import type { CategoriesQuery, Category } from "../../catalog/category/category.ts";
import { need } from "../../renderer/index.ts";
import type { MicrositeFields, MicrositeKind } from "./fields.ts";

/**
 * Returns the half of a page kind that reads the category list of the tagged city (B8). Where the list
 * can't be read, the tags decide.
 */
export function listedInCity(
  isListed: (fields: MicrositeFields, categories: readonly Category[]) => boolean,
): Required<Pick<MicrositeKind, "needs" | "matchesCatalog">> {
  return {
    needs: (fields) => need("categories", [toCategoriesQuery(fields)]),
    matchesCatalog: (fields, snapshot) => {
      const categories = snapshot.get("categories", toCategoriesQuery(fields));
      return categories === undefined || isListed(fields, categories);
    },
  };
}

function toCategoriesQuery(fields: MicrositeFields): CategoriesQuery {
  return { city: fields.tagged_city.code };
}
