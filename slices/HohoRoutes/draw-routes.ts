import type { BusNetwork, BusRoute, BusStop } from "../../catalog/bus/network.ts";
import { type NumberedStop, numberedStops } from "../../catalog/bus/numbered-stops.ts";
import { boxAround } from "../../ui/map/box.ts";
import { projectAround } from "../../ui/map/project.ts";
import { type ScaleBar, scaleBarOf } from "../../ui/map/scale-bar.ts";
import type { Point } from "../../ui/map/simplify-line.ts";

/** A map of routes in units of its view box. North is up. */
export interface RouteDrawing {
  readonly width: number;
  readonly height: number;
  readonly routes: readonly DrawnRoute[];
  readonly stops: readonly { readonly stop: NumberedStop; readonly at: Point }[];
  readonly bar: ScaleBar;
}

interface DrawnRoute {
  readonly route: BusRoute;
  /** SVG path data of the closed loop. */
  readonly path: string;
  /** Where its letter stands: in the middle of its longest way between two stops. */
  readonly letterAt: Point;
}

export const drawingWidth = 400;
/** Room for the circles of stops at the edge. */
const margin = 28;
/** Room below the stops, for the scale. */
const barRoom = 24;
const heights = { least: 240, most: 520 };

/** Returns the map of a network, with straight lines from stop to stop. */
export function drawRoutes(network: BusNetwork): RouteDrawing {
  const stops = numberedStops(network);
  const project = projectAround(middleOf(stops));
  const kilometres = ({ longitude, latitude }: BusStop) => project([longitude, latitude]);
  const box = boxAround(stops.map(kilometres));
  const [wide, high] = [Math.max(0.1, box.maxX - box.minX), Math.max(0.1, box.maxY - box.minY)];
  const scale = Math.min((drawingWidth - 2 * margin) / wide, (heights.most - 2 * margin - barRoom) / high);
  const height = Math.max(heights.least, Math.round(high * scale + 2 * margin + barRoom));
  const inset = [(drawingWidth - wide * scale) / 2, (height - barRoom - high * scale) / 2] as const;
  const toDrawing = (stop: BusStop): Point => {
    const [x, y] = kilometres(stop);
    return [rounded(inset[0] + (x - box.minX) * scale), rounded(inset[1] + (y - box.minY) * scale)];
  };
  return {
    width: drawingWidth,
    height,
    routes: network.routes.map((route) => drawRoute(route, toDrawing)),
    stops: stops.map((stop) => ({ stop, at: toDrawing(stop) })),
    bar: scaleBarOf({ minX: 0, maxX: drawingWidth / scale, minY: 0, maxY: height / scale }),
  };
}

function drawRoute(route: BusRoute, toDrawing: (stop: BusStop) => Point): DrawnRoute {
  const points = route.stops.map(toDrawing);
  const ways = points.map((from, index) => ({ from, to: points[(index + 1) % points.length] ?? from }));
  const [longest] = ways.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const path = `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
  return { route, path, letterAt: longest === undefined ? [0, 0] : middle(longest.from, longest.to) };
}

function lengthOf({ from, to }: { readonly from: Point; readonly to: Point }): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function middle(from: Point, to: Point): Point {
  return [rounded((from[0] + to[0]) / 2), rounded((from[1] + to[1]) / 2)];
}

function middleOf(stops: readonly BusStop[]): Point {
  const box = boxAround(stops.map(({ longitude, latitude }) => [longitude, latitude]));
  return [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
