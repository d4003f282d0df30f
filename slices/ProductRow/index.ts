import { productPageNeeds } from "../../blocks/products/product-links.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { calendarQueries } from "../../blocks/listing/listing-calendars.ts";
import { collectionMissing } from "../../blocks/products/collection-missing.ts";
import { defineSlice, mergeNeeds, need } from "../../renderer/index.ts";
import { fields } from "./fields.ts";
import { ProductRow } from "./ProductRow.tsx";
import { dayChoice, listCandidates, listRow, rowQuery } from "./row-products.ts";

export default defineSlice({
  type: "product_row",
  variations: ["default"],
  fields,
  needs: (values, facts) => {
    const query = rowQuery(values, facts);
    return query === undefined ? {} : need("rankings", [query]);
  },
  followUp: (values, first, facts) => {
    const products = listCandidates(values, first, facts);
    const choice = dayChoice(values);
    const queries = choice === undefined ? [] : calendarQueries(products, choice, first.readAt);
    return mergeNeeds([productPageNeeds(products, facts), queries.length === 0 ? {} : need("calendars", queries)]);
  },
  findings: ({ collection }, snapshot, facts) => {
    const query = collection === undefined ? undefined : rowQuery({ collection, when: "Any day", limit: 1 }, facts);
    const isMissing = query !== undefined && snapshot.getReadState("rankings", query) === "missing";
    return isMissing && collection !== undefined ? [collectionMissing(collection)] : [];
  },
  shows: (values, snapshot, facts) => ({
    products: listRow(values, snapshot, facts).map(({ product }) => product),
  }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: ProductRow,
});
