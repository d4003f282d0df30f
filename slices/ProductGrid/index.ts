import type { Product } from "../../catalog/product/product.ts";
import { defineSlice, need, unknownIds } from "../../renderer/index.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { fields, type ProductGridFields } from "./fields.ts";

export default defineSlice({
  type: "product_grid",
  variations: ["default", "row"],
  fields,
  needs: ({ product_ids }) =>
    need(
      "products",
      product_ids.map((id) => ({ id })),
    ),
  followUp: (values, first, facts) => productPageNeeds(chosenProducts(values, first), facts),
  findings: ({ product_ids }, snapshot) => unknownIds("products", product_ids, snapshot),
  shows: (values, snapshot) => ({ products: chosenProducts(values, snapshot) }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: ProductGrid,
});

function chosenProducts({ product_ids }: ProductGridFields, snapshot: Snapshot): readonly Product[] {
  return product_ids.flatMap((id) => snapshot.get("products", { id }) ?? []);
}
