import type { Product } from "../source/catalog.ts";
import type { Network } from "../source/linked-places.ts";
import { inOneLanguage, type View } from "../view.ts";

/** The hop-on hop-off buses that a ticket is for; null for every other product. Durations are milliseconds. */
export function wireNetwork({ network }: Product, view: View) {
  if (network === undefined) return null;
  const { routes } = network;
  const stops = routes.flatMap((route) => route.stops.map(({ name }) => name));
  const own = inOneLanguage(view, [network.name, ...routes.map(({ name }) => name), ...stops]);
  return {
    key: network.key,
    contentLanguage: own.language,
    name: own.text(network.name),
    routes: routes.map((route) => wireRoute(route, own)),
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
