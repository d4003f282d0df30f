import { defineSlice } from "../../renderer/index.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { dayTripNeeds, listDayTrips } from "./day-trips.ts";
import { DayTrips } from "./DayTrips.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "day_trips",
  variations: ["default"],
  fields,
  needs: dayTripNeeds,
  followUp: (values, first, facts) => productPageNeeds(listDayTrips(values, first, facts), facts),
  shows: (values, snapshot, facts) => ({ products: listDayTrips(values, snapshot, facts) }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: DayTrips,
});
