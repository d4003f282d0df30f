import { defineSlice } from "../../renderer/index.ts";
import { findBuses, busNeeds, ticketNeeds } from "./find-buses.ts";
import { HohoRoutes } from "./HohoRoutes.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "hoho_routes",
  variations: ["default"],
  fields,
  needs: busNeeds,
  followUp: ticketNeeds,
  shows: (values, snapshot, facts) => ({ products: findBuses(values, snapshot, facts)?.products ?? [] }),
  Component: HohoRoutes,
});
