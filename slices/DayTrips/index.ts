import * as v from "valibot";
import { boolean, number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { productIds, text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { productPageNeeds } from "../../renderer/product-hrefs.ts";
import { productList } from "../../blocks/products/product-structured-data.ts";
import { dayTripNeeds, listDayTrips } from "./day-trips.ts";
import { DayTrips } from "./DayTrips.tsx";

const schema = v.object({
  title: title(),
  intro: text(),
  city: text(),
  exclusions: productIds(),
  limit: number({ min: 1, max: 100, step: 1 }),
  show_scratch_price: boolean(true),
});

export type DayTripsFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "day_trips",
  variations: ["default"],
  schema,
  needs: dayTripNeeds,
  followUp: (fields, first, facts) => productPageNeeds(listDayTrips(fields, first, facts), facts),
  shows: (fields, snapshot, facts) => ({ products: listDayTrips(fields, snapshot, facts) }),
  structuredData: (_fields, page, { id, shown }) => productList(shown.products, id, page),
  Component: DayTrips,
});
