import * as v from "valibot";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { boolean } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { productPageNeeds } from "../../renderer/product-hrefs.ts";
import { chooseListLimit } from "../../blocks/products/product-list/list-limit.ts";
import { listAtPlace } from "../../blocks/products/product-list/list-at-place.ts";
import { listFindings } from "../../blocks/products/product-list/list-state.ts";
import { listLimit, productListFields } from "../../blocks/products/product-list/product-list-fields.ts";
import { listedProducts } from "../../blocks/products/product-list/product-list.ts";
import { listNeeds } from "../../blocks/products/product-list/sources.ts";
import type { PageFacts } from "../../renderer/render/page-context.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { RankedProducts } from "./RankedProducts.tsx";

const schema = v.object({
  title: title(),
  intro: text(),
  ...productListFields,
  sp_experience_limit: listLimit(),
  deals_only: boolean(),
});

export type RankedProductsFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "ranked_products",
  variations: ["default", "grid"],
  schema,
  needs: (fields, facts) => listNeeds(listAtPlace(fields, facts), chooseListLimit(fields, facts)),
  followUp: (fields, first, facts) => productPageNeeds(ranked(fields, first, facts), facts),
  findings: (fields, snapshot, facts) =>
    listFindings(listAtPlace(fields, facts), snapshot, chooseListLimit(fields, facts)),
  shows: (fields, snapshot, facts) => ({ products: ranked(fields, snapshot, facts) }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: RankedProducts,
});

function ranked(fields: RankedProductsFields, snapshot: Snapshot, facts: PageFacts) {
  return listedProducts(listAtPlace(fields, facts), snapshot, chooseListLimit(fields, facts));
}
