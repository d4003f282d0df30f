import type { PartFinding } from "../../renderer/index.ts";

/** Returns the finding that the collection of a page or list is not in the catalog (I5). */
export function collectionMissing(collection: number): PartFinding {
  return {
    code: "product-collection-missing",
    message: `Init Recoil Product Missing: there is no collection ${collection}, so none of its products are listed.`,
    hint: "Correct the id of the collection.",
  };
}
