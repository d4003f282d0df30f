import type { Ride } from "../../catalog/bus/best-ticket.ts";
import type { View } from "../../routing/view.ts";
import { readView } from "../../routing/define-view.ts";
import { busesView } from "./view.ts";

/** Returns what a view requests of a ticket: `stops=3,12&days=2` → stops 3 and 12, on two days. */
export function readRide(view: View): Ride {
  const { stops = "", days = 1 } = readView(busesView, view);
  return { stops: stops === "" ? [] : stops.split(",").map(Number), days };
}
