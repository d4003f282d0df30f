import { need } from "../../catalog/snapshot/needs.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
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
  Component: ProductGrid,
});
