import type { Landmark } from "../../catalog/place/landmark.ts";
import { measureRoute } from "../../catalog/place/measure-route.ts";
import type { GeoPoint } from "../../catalog/place/place.ts";
import { type Box, isWithin } from "./box.ts";
import { type FittedPlaces, fitPlaces } from "./fit-places.ts";
import { type PlacedName, placeNames, toCircleBox } from "./place-names.ts";
import { toBarBox } from "./scale-bar.ts";
import type { Point } from "./simplify-line.ts";

/** Items of a pin, which points at the place of the first one. */
export interface Pin<Item> {
  readonly at: Point;
  readonly items: readonly Item[];
}

/** A map of what is at some places, in units of its view box. North is up. */
export interface PinDrawing<Item> extends Pick<FittedPlaces, "width" | "height" | "bar"> {
  readonly pins: readonly Pin<Item>[];
  /** Landmarks around the pins, whose names have room. */
  readonly landmarks: readonly PlacedName[];
}

interface PinnedItem {
  readonly point: GeoPoint;
}

/** Units from a place to the edge: a pin stands above its place. */
const margin = 52;
/** Units of a pin with a long price, on the map of a phone. */
const pinSize = { width: 76, height: 40 };
const edge = 6;
/** Kilometers from the middle that a map always shows. */
const minReach = 4;
/** How many times as far from the middle as half of the places an item may be. */
const reachFactor = 3;

/**
 * Draws items at their places. Items whose pins would overlap share one. Items far from most others are omitted, as a map
 * of all would show none of them well.
 */
export function drawPins<Item extends PinnedItem>(
  items: readonly Item[],
  around: readonly Landmark[],
): PinDrawing<Item> {
  const near = listNear(items);
  const { toDrawing, ...fitted } = fitPlaces(
    near.map(({ point }) => point),
    margin,
  );
  const pins = joinPins(near.map((item) => ({ at: toDrawing(item.point), item })));
  const room = { minX: edge, minY: edge, maxX: fitted.width - edge, maxY: fitted.height - edge };
  const places = around
    .map((place) => ({ name: place.name.text, at: toDrawing(place) }))
    .filter(({ at }) => isWithin(toCircleBox(at, 0), room));
  const landmarks = placeNames(places, [toBarBox(fitted.bar, fitted), ...pins.map(toPinBox)], room);
  return { ...fitted, pins, landmarks: landmarks.filter(({ text }) => text !== undefined) };
}

function toPinBox({ at: [x, y] }: Pin<unknown>): Box {
  return { minX: x - pinSize.width / 2, maxX: x + pinSize.width / 2, minY: y - pinSize.height, maxY: y + 4 };
}

/** Joins each item to the first pin before it that its own would overlap. */
function joinPins<Item>(items: readonly { readonly at: Point; readonly item: Item }[]): readonly Pin<Item>[] {
  const pins: { readonly at: Point; readonly items: Item[] }[] = [];
  for (const { at, item } of items) {
    const pin = pins.find((other) => isBeside(other.at, at));
    if (pin === undefined) pins.push({ at, items: [item] });
    else pin.items.push(item);
  }
  return pins;
}

function isBeside([x, y]: Point, [otherX, otherY]: Point): boolean {
  return Math.abs(x - otherX) < pinSize.width && Math.abs(y - otherY) < pinSize.height;
}

/** Returns items without those that are far from where most places are: an airport, a day out. */
function listNear<Item extends PinnedItem>(items: readonly Item[]): readonly Item[] {
  const places = [...new Map(items.map(({ point }) => [`${point.latitude} ${point.longitude}`, point])).values()];
  const middle = {
    latitude: findMedian(places.map(({ latitude }) => latitude)),
    longitude: findMedian(places.map(({ longitude }) => longitude)),
  };
  const measure = (point: GeoPoint) => measureRoute(middle, point).kilometers;
  const reach = Math.max(minReach, reachFactor * findMedian(places.map(measure)));
  return items.filter(({ point }) => measure(point) <= reach);
}

function findMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
