import * as v from "valibot";
import { number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { productIds, text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { productPageNeeds } from "../../renderer/product-hrefs.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { unknownIds } from "../../renderer/unknown-ids.ts";
import { beyondNeeds, waysOut } from "./beyond.ts";
import { BeyondCity } from "./BeyondCity.tsx";

const schema = v.object({
  title: title(),
  intro: text(),
  collection_ids: productIds(),
  product_ids: productIds(),
  limit: number({ min: 1, max: 24, step: 1 }),
});

export type BeyondCityFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "beyond_city",
  variations: ["default"],
  schema,
  needs: beyondNeeds,
  followUp: (fields, first, facts) => productPageNeeds(waysOut(fields, first, facts).products, facts),
  findings: ({ collection_ids, product_ids }, snapshot) => [
    ...unknownIds("collections", collection_ids, snapshot),
    ...unknownIds("products", product_ids, snapshot),
  ],
  shows: (fields, snapshot, facts) => ({ products: waysOut(fields, snapshot, facts).products }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: BeyondCity,
});
