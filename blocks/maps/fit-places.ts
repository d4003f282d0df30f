import type { GeoPoint } from "../../catalog/place/place.ts";
import { boxAround } from "./box.ts";
import { projectAround } from "./project.ts";
import { type ScaleBar, createScaleBar } from "./scale-bar.ts";
import type { Point } from "./simplify-line.ts";

/** A map of places in units of its view box. North is up. */
export interface FittedPlaces {
  readonly width: number;
  readonly height: number;
  readonly bar: ScaleBar;
  readonly toDrawing: (place: GeoPoint) => Point;
}

export const drawingWidth = 400;
/** Room for the circles of places at the edge. */
const circles = 28;
/** Room below the places, for the scale. */
const barRoom = 24;
const heights = { least: 240, few: 320, most: 520 };
/** Places that need a tall map. */
const many = 4;

/** Returns the scale on which some places of a city fit, with a margin for what is around them. A map of few is not tall. */
export function fitPlaces(places: readonly GeoPoint[], margin = circles): FittedPlaces {
  const project = projectAround(findPlacesMiddle(places));
  const kilometers = ({ longitude, latitude }: GeoPoint) => project([longitude, latitude]);
  const box = boxAround(places.map(kilometers));
  const [wide, high] = [Math.max(0.1, box.maxX - box.minX), Math.max(0.1, box.maxY - box.minY)];
  const tallest = places.length < many ? heights.few : heights.most;
  const scale = Math.min((drawingWidth - 2 * margin) / wide, (tallest - 2 * margin - barRoom) / high);
  const height = Math.max(heights.least, Math.round(high * scale + 2 * margin + barRoom));
  const inset = [
    (drawingWidth - (box.maxX - box.minX) * scale) / 2,
    (height - barRoom - (box.maxY - box.minY) * scale) / 2,
  ] as const;
  return {
    width: drawingWidth,
    height,
    bar: createScaleBar({ minX: 0, maxX: drawingWidth / scale, minY: 0, maxY: height / scale }),
    toDrawing: (place) => {
      const [x, y] = kilometers(place);
      return [roundToTenth(inset[0] + (x - box.minX) * scale), roundToTenth(inset[1] + (y - box.minY) * scale)];
    },
  };
}

function findPlacesMiddle(places: readonly GeoPoint[]): Point {
  const box = boxAround(places.map(({ longitude, latitude }) => [longitude, latitude]));
  return [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
}

/** Returns a length of a drawing with one decimal. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
