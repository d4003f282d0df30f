import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { defineSlice, type PageFacts } from "../../renderer/index.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import { chooseListLimit } from "../../blocks/products/product-list/list-limit.ts";
import { fillFromPlace } from "../../blocks/products/product-list/fill-from-place.ts";
import { listFindings } from "../../blocks/products/product-list/list-state.ts";
import { listedProducts } from "../../blocks/products/product-list/product-list.ts";
import { listNeeds } from "../../blocks/products/product-list/sources.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { RankedProducts } from "./RankedProducts.tsx";
import { fields, type RankedProductsFields } from "./fields.ts";

export default defineSlice({
  type: "ranked_products",
  variations: ["default", "grid"],
  fields,
  needs: (values, facts) => listNeeds(fillFromPlace(values, facts), chooseListLimit(values, facts)),
  followUp: (values, first, facts) => productPageNeeds(ranked(values, first, facts), facts),
  findings: (values, snapshot, facts) =>
    listFindings(fillFromPlace(values, facts), snapshot, chooseListLimit(values, facts)),
  shows: (values, snapshot, facts) => ({ products: ranked(values, snapshot, facts) }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: RankedProducts,
});

function ranked(values: RankedProductsFields, snapshot: Snapshot, facts: PageFacts) {
  return listedProducts(fillFromPlace(values, facts), snapshot, chooseListLimit(values, facts));
}
