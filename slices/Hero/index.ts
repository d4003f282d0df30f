import { defineSlice, need, unknownIds } from "../../renderer/index.ts";
import { placeNeeds } from "../../blocks/places/place-names.ts";
import { listChosenProducts } from "../../blocks/products/list-chosen-products.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import { Hero } from "./Hero.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "hero",
  variations: ["default", "compact", "posters"],
  fields,
  role: {
    searches: (variation, { site }) => variation === "default" && site.flagship === true,
    hasDays: (variation) => variation !== "compact",
  },
  needs: ({ title: written, product_ids }, facts) => ({
    ...(written.source === "" ? placeNeeds(facts) : {}),
    ...need(
      "products",
      product_ids.map((id) => ({ id })),
    ),
  }),
  followUp: (values, first, facts) => productPageNeeds(listChosenProducts(values, first), facts),
  findings: ({ product_ids }, snapshot) => unknownIds("products", product_ids, snapshot),
  shows: (values, snapshot) => ({ products: listChosenProducts(values, snapshot) }),
  Component: Hero,
});
