import { defineSlice, mergeNeeds, need, noNeeds, unknownIds } from "../../renderer/index.ts";
import { placeNeeds } from "../../blocks/places/place-names.ts";
import { listChosenProducts } from "../../blocks/products/list-chosen-products.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import { openingNeeds } from "./opening-days.ts";
import { Hero } from "./Hero.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "hero",
  variations: ["default", "compact", "posters", "wide", "wall", "hours"],
  fields,
  role: {
    searches: (variation, { site }) => variation === "default" && site.flagship === true,
    hasDays: (variation) => variation !== "compact",
  },
  needs: ({ title: written, product_ids, sight }, facts) =>
    mergeNeeds([
      written.source === "" ? placeNeeds(facts) : noNeeds,
      need(
        "products",
        product_ids.map((id) => ({ id })),
      ),
      openingNeeds(sight, facts.place),
    ]),
  followUp: (values, first, facts) => productPageNeeds(listChosenProducts(values, first), facts),
  findings: ({ product_ids }, snapshot) => unknownIds("products", product_ids, snapshot),
  shows: (values, snapshot) => ({ products: listChosenProducts(values, snapshot) }),
  Component: Hero,
});
