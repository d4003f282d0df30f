import { onePerCall } from "../provider/resource.ts";
import type { Airport } from "./airport.ts";
import { findAirports } from "./provider.ts";

/** The airports that transfers go to. There is one list. */
export const airports = onePerCall<"all", readonly Airport[]>({
  key: (query) => query,
  live: false,
  find: (_query, context) => findAirports(context),
});
