import type { Landmark } from "../../catalog/place/landmark.ts";
import type { GeoPoint } from "../../catalog/place/place.ts";
import { walkBetween } from "../../catalog/place/walk.ts";
import { wayBetween } from "../../catalog/place/way-between.ts";
import { type Box, isWithin, overlap } from "../../ui/map/box.ts";
import { type FittedPlaces, fitPlaces, rounded } from "../../ui/map/fit-places.ts";
import { boxOfCircle, boxOver, type PlacedName, placeNames } from "../../ui/map/place-names.ts";
import type { Point } from "../../ui/map/simplify-line.ts";

interface PlacedStop {
  readonly number: number;
  readonly name: string;
  readonly position: GeoPoint;
}

/** How far it is on foot from a stop to the next one, where that has room. No text overlaps another. */
interface Leg {
  readonly middle: Point;
  readonly distance: string;
  readonly box: Box;
}

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
  const points = stops.map(({ name, position }) => ({ name, at: toDrawing(position) }));
  const legs = legsBetween(stops, toDrawing, textOf);
  const others = othersThan(stops, around)
    .map((place) => ({ name: place.name.text, at: toDrawing(place) }))
    .filter(({ at }) => isWithin(boxOfCircle(at, 0), room));
  const obstacles = [
    boxOfScale(fitted),
    ...points.map(({ at }) => boxOfCircle(at, stopRadius)),
    ...legs.map(({ box }) => box),
  ];
  const names = placeNames([...points, ...others], obstacles, room);
  return {
    ...fitted,
    stops: names.slice(0, stops.length).map((name, index) => ({ ...name, number: stops[index]?.number ?? 0 })),
    legs,
    landmarks: names.slice(stops.length).filter(({ text }) => text !== undefined),
  };
}

/** Returns the landmarks that are no stop themselves. */
function othersThan(stops: readonly PlacedStop[], around: readonly Landmark[]): readonly Landmark[] {
  return around.filter((place) =>
    stops.every(({ position, name }) => name !== place.name.text && wayBetween(position, place).kilometres > samePlace),
  );
}

function boxOfScale({ width, height, bar }: Omit<FittedPlaces, "toDrawing">): Box {
  return { minX: 0, minY: height - 36, maxX: 24 + Math.max(56, bar.share * width), maxY: height };
}

function legsBetween(
  stops: readonly PlacedStop[],
  toDrawing: FittedPlaces["toDrawing"],
  textOf: (kilometres: number) => string,
): readonly Leg[] {
  const labelled: Leg[] = [];
  for (const [index, { position: to }] of stops.slice(1).entries()) {
    const from = stops[index]?.position ?? to;
    const [[startX, startY], [endX, endY]] = [toDrawing(from), toDrawing(to)];
    const middle: Point = [rounded((startX + endX) / 2), rounded((startY + endY) / 2)];
    const distance = textOf(walkBetween(from, to).kilometres);
    const box = boxOver(distance, middle);
    const hasRoom = Math.hypot(endX - startX, endY - startY) > box.maxX - box.minX + 24;
    if (hasRoom && labelled.every((other) => !overlap(box, other.box))) labelled.push({ middle, distance, box });
  }
  return labelled;
}
