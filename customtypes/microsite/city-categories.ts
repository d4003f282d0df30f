import type { CategoriesQuery, Category } from "../../catalog/category/category.ts";
import { need } from "../../catalog/snapshot/needs.ts";
import type { MicrositeFields, MicrositeKind } from "./fields.ts";

/**
 * Returns the half of a page kind that the category list of the tagged city has to confirm (specification §2). Where the
 * list can't be read, the tags decide.
 */
export function confirmedByCity(
  isListed: (fields: MicrositeFields, categories: readonly Category[]) => boolean,
): Required<Pick<MicrositeKind, "needs" | "isConfirmed">> {
  return {
    needs: (fields) => need("categories", [cityOf(fields)]),
    isConfirmed: (fields, snapshot) => {
      const categories = snapshot.get("categories", cityOf(fields));
      return categories === undefined || isListed(fields, categories);
    },
  };
}

function cityOf({ tagged_city }: MicrositeFields): CategoriesQuery {
  return { city: tagged_city.source.trim().toUpperCase() };
}
