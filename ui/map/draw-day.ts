import type { Landmark } from "../../catalog/place/landmark.ts";
import { wayBetween } from "../../catalog/place/way-between.ts";
import { isWithin } from "./box.ts";
import { type FittedPlaces, fitPlaces } from "./fit-places.ts";
import { boxOfCircle, type PlacedName, placeNames } from "./place-names.ts";
import { boxOfBar } from "./scale-bar.ts";
import { type Leg, legsBetween, type PlacedStop } from "./legs-between.ts";

/** A day's map in units of its view box. North is up. */
export interface DayDrawing extends Pick<FittedPlaces, "width" | "height" | "bar"> {
  readonly stops: readonly (PlacedName & Pick<PlacedStop, "number">)[];
  readonly legs: readonly Leg[];
  /** What stands around the stops, where its name has room. */
  readonly landmarks: readonly PlacedName[];
}

/** Kilometres: a landmark that is nearer to a stop than this is the stop. */
const samePlace = 0.06;
const edge = 6;
/** Units from a stop to the edge: landmarks have room there. */
const surroundings = 56;
/** A name above or below a stop begins at its circle. */
const stopRadius = 9;

/** Returns the map of a day: its stops, what stands around them, and how far it is; `textOf` writes kilometres. */
export function drawDay(
  stops: readonly PlacedStop[],
  around: readonly Landmark[],
  textOf: (kilometres: number) => string,
): DayDrawing {
  const { toDrawing, ...fitted } = fitPlaces(
    stops.map(({ position }) => position),
    surroundings,
  );
  const room = { minX: edge, minY: edge, maxX: fitted.width - edge, maxY: fitted.height - edge };
  const points = stops.map(({ number, name, position }) => ({ number, name, at: toDrawing(position) }));
  const legs = legsBetween(stops, toDrawing, textOf);
  const others = othersThan(stops, around)
    .map((place) => ({ number: undefined, name: place.name.text, at: toDrawing(place) }))
    .filter(({ at }) => isWithin(boxOfCircle(at, 0), room));
  const obstacles = [
    boxOfBar(fitted.bar, fitted),
    ...points.map(({ at }) => boxOfCircle(at, stopRadius)),
    ...legs.map(({ box }) => box),
  ];
  const names = placeNames([...points, ...others], obstacles, room);
  return {
    ...fitted,
    stops: namedOnce(names.flatMap(({ number, ...name }) => (number === undefined ? [] : [{ number, ...name }]))),
    legs,
    landmarks: names.filter(({ number, text }) => number === undefined && text !== undefined),
  };
}

/** Omits the name of a stop where an earlier one has it: a day may return to a place. */
function namedOnce<Named extends PlacedName>(names: readonly Named[]): readonly Named[] {
  return names.map((name, index) => {
    const first = names.findIndex(({ at }) => at.join() === name.at.join());
    return first === index ? name : { ...name, text: undefined };
  });
}

/** Returns the landmarks that are no stop themselves. */
function othersThan(stops: readonly PlacedStop[], around: readonly Landmark[]): readonly Landmark[] {
  return around.filter((place) =>
    stops.every(({ position, name }) => name !== place.name.text && wayBetween(position, place).kilometres > samePlace),
  );
}
