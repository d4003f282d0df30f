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
    asOf: network.asOf,
    routes: routes.map((route) => wireRoute(route, own)),
  };
}

function wireRoute(route: Network["routes"][number], { text }: View) {
  return {
    key: route.key,
    letter: route.letter,
    name: text(route.name),
    colour: route.colour,
    firstDeparture: `${route.first}:00`,
    lastDeparture: `${route.last}:00`,
    periods: route.periods.map(({ from, to, everyMinutes }) => ({
      from: `${from}:00`,
      to: `${to}:00`,
      frequency: everyMinutes * 60_000,
    })),
    loopDuration: route.minutes * 60_000,
    stops: route.stops.map(({ name, ...stop }) => ({ ...stop, name: text(name) })),
  };
}
