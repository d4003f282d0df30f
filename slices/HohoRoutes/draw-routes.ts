import type { BusNetwork, BusRoute } from "../../catalog/bus/network.ts";
import { type NumberedStop, numberStops } from "../../catalog/bus/number-stops.ts";
import { type FittedPlaces, fitPlaces, roundToTenth } from "../../blocks/maps/fit-places.ts";
import type { Point } from "../../blocks/maps/simplify-line.ts";

/** A map of routes in units of its view box. North is up. */
export interface RouteDrawing extends Pick<FittedPlaces, "width" | "height" | "bar"> {
  readonly routes: readonly DrawnRoute[];
  readonly stops: readonly { readonly stop: NumberedStop; readonly at: Point }[];
}

interface DrawnRoute {
  readonly route: BusRoute;
  /** SVG path data of the closed loop. */
  readonly path: string;
  /** Where its letter stands: in the middle of its longest way between two stops. */
  readonly letterAt: Point;
}

/** Returns the map of a network, with straight lines from stop to stop. */
export function drawRoutes(network: BusNetwork): RouteDrawing {
  const stops = numberStops(network);
  const { toDrawing, ...fitted } = fitPlaces(stops);
  return {
    ...fitted,
    routes: network.routes.map((route) => drawRoute(route, toDrawing)),
    stops: stops.map((stop) => ({ stop, at: toDrawing(stop) })),
  };
}

function drawRoute(route: BusRoute, toDrawing: FittedPlaces["toDrawing"]): DrawnRoute {
  const points = route.stops.map(toDrawing);
  const ways = points.map((from, index) => ({ from, to: points[(index + 1) % points.length] ?? from }));
  const [longest] = ways.toSorted((a, b) => measureLength(b) - measureLength(a));
  const path = `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
  return { route, path, letterAt: longest === undefined ? [0, 0] : middle(longest.from, longest.to) };
}

function measureLength({ from, to }: { readonly from: Point; readonly to: Point }): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function middle(from: Point, to: Point): Point {
  return [roundToTenth((from[0] + to[0]) / 2), roundToTenth((from[1] + to[1]) / 2)];
}
