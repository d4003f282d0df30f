import type { Network, Product } from "../source/catalog.ts";
import type { View } from "../view.ts";

/** The hop-on hop-off buses that a ticket is for; null for every other product. Durations are milliseconds. */
export function wireNetwork({ network }: Product, view: View) {
  if (network === undefined) return null;
  return {
    key: network.key,
    name: view.text(network.name),
    routes: network.routes.map((route) => wireRoute(route, view)),
  };
}

function wireRoute(route: Network["routes"][number], { text }: View) {
  return {
    name: text(route.name),
    colour: route.colour,
    firstDeparture: `${route.first}:00`,
    lastDeparture: `${route.last}:00`,
    frequency: route.everyMinutes * 60_000,
    loopDuration: route.minutes * 60_000,
    stops: route.stops.map(({ name, latitude, longitude }) => ({ name: text(name), latitude, longitude })),
  };
}
