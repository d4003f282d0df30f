import * as v from "valibot";
import type { Product } from "../../catalog/product/product.ts";
import { need } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { boolean } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { productIds, text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { productPageNeeds } from "../../renderer/product-hrefs.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { unknownIds } from "../../renderer/unknown-ids.ts";
import { ProductGrid } from "./ProductGrid.tsx";

const schema = v.object({
  title: title(),
  intro: text(),
  product_ids: productIds(),
  show_scratch_price: boolean(true),
});

export type ProductGridFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "product_grid",
  variations: ["default", "row"],
  schema,
  needs: ({ product_ids }) =>
    need(
      "products",
      product_ids.map((id) => ({ id })),
    ),
  followUp: (fields, first, facts) => productPageNeeds(chosenProducts(fields, first), facts),
  findings: ({ product_ids }, snapshot) => unknownIds("products", product_ids, snapshot),
  shows: (fields, snapshot) => ({ products: chosenProducts(fields, snapshot) }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: ProductGrid,
});

function chosenProducts({ product_ids }: ProductGridFields, snapshot: Snapshot): readonly Product[] {
  return product_ids.flatMap((id) => snapshot.get("products", { id }) ?? []);
}
