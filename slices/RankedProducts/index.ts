import { defineSlice } from "../../renderer/define-slice.tsx";
import { RankedProducts } from "./RankedProducts.tsx";
import { rankedNeeds } from "./ranked-needs.ts";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "ranked_products",
  variations: ["default", "grid"],
  schema,
  needs: rankedNeeds,
  Component: RankedProducts,
});
