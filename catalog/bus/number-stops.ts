import type { BusNetwork, BusRoute, BusStop } from "./network.ts";

/** A stop of a network, with the number that maps, tables and addresses know it by. */
export interface NumberedStop extends BusStop {
  /** From 1. */
  readonly number: number;
  /** One, or several where travellers may change. */
  readonly routes: readonly BusRoute[];
}

/** Returns the stops of a network, each once, in the order of its routes. */
export function numberStops({ routes }: BusNetwork): readonly NumberedStop[] {
  const stops = new Map(routes.toReversed().flatMap((route) => route.stops.map((stop) => [stop.key, stop] as const)));
  const keys = new Set(routes.flatMap((route) => route.stops.map(({ key }) => key)));
  return [...keys].flatMap((key, index) => {
    const stop = stops.get(key);
    if (stop === undefined) return [];
    return [{ ...stop, number: index + 1, routes: routes.filter((route) => stopsAt(route, key)) }];
  });
}

function stopsAt(route: BusRoute, key: string): boolean {
  return route.stops.some((stop) => stop.key === key);
}
