import { LRUCache } from "lru-cache";
import type { Locale } from "../../i18n/locales.ts";
import { arrangeLabels, type Label } from "./arrange-labels.ts";
import { createCanvasProjection } from "./frame.ts";
import { projectLand, toPathData } from "./land-path.ts";
import { createMarks } from "./create-marks.ts";
import type { MapPlace } from "./map-place.ts";
import { listObstacles } from "./obstacles.ts";
import { type ScaleBar, createScaleBar } from "./scale-bar.ts";
import type { Point } from "./simplify-line.ts";
import { surveyLand } from "./survey.ts";

export interface Drawing {
  /** SVG path data: the country of the place, and the land around it. */
  readonly home: string;
  readonly abroad: string;
  readonly pin: Point;
  readonly labels: readonly Label[];
  readonly bar: ScaleBar;
}

/** Caches drawings, of a few kilobytes each. */
const drawings = new LRUCache<string, Drawing>({ max: 500 });

/** Draws a place in its country; undefined where no land is near the place. */
export function drawMap(place: MapPlace, locale: Locale): Drawing | undefined {
  const key = JSON.stringify([place.name, place.latitude, place.longitude, locale.code]);
  const drawing = drawings.get(key) ?? drawn(place, locale);
  drawings.set(key, drawing);
  return drawing;
}

function drawn(place: MapPlace, locale: Locale): Drawing | undefined {
  const survey = surveyLand([place.longitude, place.latitude]);
  const { lands, home, frame } = survey;
  const seen = lands
    .map((land) => ({ ...land, rings: projectLand(land, frame) }))
    .filter(({ rings }) => rings.length > 0);
  if (seen.length === 0) return undefined;
  const [pin, bar] = [createCanvasProjection(frame)([0, 0]), createScaleBar(frame)];
  return {
    home: toPathData(seen.filter(({ region }) => region === home).flatMap(({ rings }) => rings)),
    abroad: toPathData(seen.filter(({ region }) => region !== home).flatMap(({ rings }) => rings)),
    pin,
    labels: arrangeLabels(createMarks(place, survey, seen, locale), listObstacles(pin, bar)),
    bar,
  };
}
