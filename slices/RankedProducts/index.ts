import { defineSlice } from "../../renderer/define-slice.tsx";
import { showPageNeeds } from "../../renderer/product-hrefs.ts";
import { productList } from "../../renderer/product-structured-data.ts";
import { RankedProducts } from "./RankedProducts.tsx";
import { rankedNeeds, rankedProducts } from "./ranking.ts";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "ranked_products",
  variations: ["default", "grid"],
  schema,
  needs: rankedNeeds,
  followUp: (fields, first) => showPageNeeds(rankedProducts(fields, first)),
  shows: (fields, snapshot) => ({ products: rankedProducts(fields, snapshot) }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: RankedProducts,
});
