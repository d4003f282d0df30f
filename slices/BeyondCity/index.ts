import { defineSlice, unknownIds } from "../../renderer/index.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { beyondNeeds, chooseBeyondCity } from "./beyond.ts";
import { BeyondCity } from "./BeyondCity.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "beyond_city",
  variations: ["default"],
  fields,
  needs: beyondNeeds,
  followUp: (values, first, facts) => productPageNeeds(chooseBeyondCity(values, first, facts).products, facts),
  findings: ({ collection_ids, product_ids }, snapshot) => [
    ...unknownIds("collections", collection_ids, snapshot),
    ...unknownIds("products", product_ids, snapshot),
  ],
  shows: (values, snapshot, facts) => ({ products: chooseBeyondCity(values, snapshot, facts).products }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: BeyondCity,
});
