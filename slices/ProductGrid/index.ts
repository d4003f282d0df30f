import { defineSlice, need, unknownIds } from "../../renderer/index.ts";
import { listChosenProducts } from "../../blocks/products/list-chosen-products.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "product_grid",
  variations: ["default", "row"],
  fields,
  needs: ({ product_ids }) =>
    need(
      "products",
      product_ids.map((id) => ({ id })),
    ),
  followUp: (values, first, facts) => productPageNeeds(listChosenProducts(values, first), facts),
  findings: ({ product_ids }, snapshot) => unknownIds("products", product_ids, snapshot),
  shows: (values, snapshot) => ({ products: listChosenProducts(values, snapshot) }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: ProductGrid,
});
