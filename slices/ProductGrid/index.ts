import type { Product } from "../../catalog/product/product.ts";
import { need } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { showPageNeeds } from "../../renderer/product-hrefs.ts";
import { productList } from "../../renderer/product-structured-data.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { type ProductGridFields, schema } from "./schema.ts";

export default defineSlice({
  type: "product_grid",
  variations: ["default", "row"],
  schema,
  needs: ({ product_ids }) =>
    need(
      "products",
      product_ids.map((id) => ({ id })),
    ),
  followUp: (fields, first) => showPageNeeds(chosenProducts(fields, first)),
  shows: (fields, snapshot) => ({ products: chosenProducts(fields, snapshot) }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: ProductGrid,
});

function chosenProducts({ product_ids }: ProductGridFields, snapshot: Snapshot): readonly Product[] {
  return product_ids.flatMap((id) => snapshot.get("products", { id }) ?? []);
}
