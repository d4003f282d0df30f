import { need } from "../../catalog/snapshot/needs.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { productList } from "../../renderer/product-structured-data.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "product_grid",
  variations: ["default", "row"],
  schema,
  needs: ({ product_ids }) =>
    need(
      "products",
      product_ids.map((id) => ({ id })),
    ),
  shows: ({ product_ids }, snapshot) => ({
    products: product_ids.flatMap((id) => snapshot.get("products", { id }) ?? []),
  }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: ProductGrid,
});
