import type { Landmark } from "../../catalog/place/landmark.ts";
import { measureRoute } from "../../catalog/place/measure-route.ts";
import { isWithin, overlap } from "./box.ts";
import { type FittedPlaces, fitPlaces } from "./fit-places.ts";
import { toCircleBox, type NamedPoint, type PlacedName, placeNames, omitName } from "./place-names.ts";
import { toBarBox } from "./scale-bar.ts";
import { type Leg, legsBetween, type PlacedStop } from "./legs-between.ts";

/** A day's map in units of its view box. North is up. */
export interface DayDrawing extends Pick<FittedPlaces, "width" | "height" | "bar"> {
  readonly stops: readonly (PlacedName & Pick<PlacedStop, "number">)[];
  readonly legs: readonly Leg[];
  /** Landmarks around the stops, whose names have room. */
  readonly landmarks: readonly PlacedName[];
}

/** Kilometers: a landmark that is nearer to a stop than this is the stop. */
const samePlace = 0.06;
const edge = 6;
/** Units from a stop to the edge: landmarks have room there. */
const surroundings = 56;
/** A name above or below a stop begins at its circle. */
const stopRadius = 9;

/** Returns the map of a day: its stops, what stands around them, and how far it is; `formatDistance` writes kilometers. */
export function drawDay(
  stops: readonly PlacedStop[],
  around: readonly Landmark[],
  formatDistance: (kilometers: number) => string,
): DayDrawing {
  const { toDrawing, ...fitted } = fitPlaces(
    stops.map(({ position }) => position),
    surroundings,
  );
  const room = { minX: edge, minY: edge, maxX: fitted.width - edge, maxY: fitted.height - edge };
  const points = stops.map(({ number, name, position }) => ({ number, name, at: toDrawing(position) }));
  const others = othersThan(stops, around)
    .map((place) => ({ name: place.name.text, at: toDrawing(place) }))
    .filter(({ at }) => isWithin(toCircleBox(at, 0), room));
  const obstacles = [toBarBox(fitted.bar, fitted), ...points.map(({ at }) => toCircleBox(at, stopRadius))];
  // A stop without its name says less than a way without its length, or a map without a landmark.
  const named = placeNames(onceEach(points), obstacles, room);
  const taken = [...obstacles, ...named.flatMap(({ box }) => box ?? [])];
  const legs = legsBetween(stops, toDrawing, formatDistance).filter(
    ({ box }) => !taken.some((other) => overlap(box, other)),
  );
  const landmarks = placeNames(others, [...taken, ...legs.map(({ box }) => box)], room);
  return {
    ...fitted,
    stops: points.map((point) => named.find(({ number }) => number === point.number) ?? omitName(point)),
    legs,
    landmarks: landmarks.filter(({ text }) => text !== undefined),
  };
}

/** Omits stops at the place of an earlier one, which has the name: a day may return to a place. */
function onceEach<Point extends NamedPoint>(points: readonly Point[]): readonly Point[] {
  return points.filter(({ at }, index) => points.findIndex((other) => other.at.join() === at.join()) === index);
}

/** Returns the landmarks that are not stops. */
function othersThan(stops: readonly PlacedStop[], around: readonly Landmark[]): readonly Landmark[] {
  return around.filter((place) =>
    stops.every(
      ({ position, name }) => name !== place.name.text && measureRoute(position, place).kilometers > samePlace,
    ),
  );
}
