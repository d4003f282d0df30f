import * as v from "valibot";
import { boolean, number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { productIds, text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { productPageNeeds } from "../../renderer/product-hrefs.ts";
import { productList } from "../../renderer/product-structured-data.ts";
import { listFindings } from "./list-state.ts";
import { RankedProducts } from "./RankedProducts.tsx";
import { rankedNeeds, rankedProducts } from "./ranking.ts";

export const schema = v.object({
  title: title(),
  intro: text(),
  collection: number({ min: 1, step: 1 }),
  limit: number({ min: 1, max: 100, step: 1 }),
  ranking: productIds(),
  exclusions: productIds(),
  sub_category_filter: productIds(),
  show_scratch_price: boolean(true),
});

export type RankedProductsFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "ranked_products",
  variations: ["default", "grid"],
  schema,
  needs: rankedNeeds,
  followUp: (fields, first, facts) => productPageNeeds(rankedProducts(fields, first), facts),
  findings: listFindings,
  shows: (fields, snapshot) => ({ products: rankedProducts(fields, snapshot) }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: RankedProducts,
});
