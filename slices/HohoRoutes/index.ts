import * as v from "valibot";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { findBuses, busNeeds, ticketNeeds } from "./find-buses.ts";
import { HohoRoutes } from "./HohoRoutes.tsx";

const schema = v.object({ title: title(), intro: text(), city: text() });

export type HohoRoutesFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "hoho_routes",
  variations: ["default"],
  schema,
  needs: busNeeds,
  followUp: ticketNeeds,
  shows: (fields, snapshot, facts) => ({ products: findBuses(fields, snapshot, facts)?.products ?? [] }),
  Component: HohoRoutes,
});
