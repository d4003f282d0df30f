import type { Neighbor } from "../../catalog/place/neighborhood.ts";
import { estimateWalkReach } from "../../catalog/place/walk.ts";
import type { Locale } from "../../i18n/locales.ts";
import { arrangeLabels, type Label, type BoxAtScale } from "./arrange-labels.ts";
import { canvas, type Frame, createCanvasProjection } from "./frame.ts";
import { labelBox, type Mark } from "./label-box.ts";
import type { MapPlace } from "./map-place.ts";
import { minutesText } from "./minutes-text.ts";
import { listObstacles } from "./obstacles.ts";
import { projectAround } from "./project.ts";
import { type ScaleBar, createScaleBar } from "./scale-bar.ts";
import { shortenName } from "./shorten-name.ts";
import type { Point } from "./simplify-line.ts";

export interface NeighborhoodDrawing {
  readonly pin: Point;
  readonly labels: readonly Label[];
  readonly bar: ScaleBar;
  /** Radii of circles around the pin, in pixels of the canvas: the walks of some minutes. */
  readonly rings: readonly number[];
}

const ratio = canvas.width / canvas.height;
/** Kilometers from the pin to the upper edge of the smallest range. */
const minReach = 0.2;
/** Names need room beyond the farthest neighbor. */
const marginFactor = 1.25;

/** Draws what is around a place. The place is in the middle, and north is up. A place has its number in the list. */
export function drawNeighborhood(place: MapPlace, neighbors: readonly Neighbor[], locale: Locale): NeighborhoodDrawing {
  const project = projectAround([place.longitude, place.latitude]);
  const places = neighbors.map(({ name, ...at }) => ({ name: name.text, at: project([at.longitude, at.latitude]) }));
  const frame = frameAround(places.map(({ at }) => at));
  const pixels = createCanvasProjection(frame);
  const [pin, bar] = [pixels([0, 0]), createScaleBar(frame)];
  const rings = ringsIn(frame);
  const marked = places.map(({ name, at }, index) => ({ name, number: numberMark(index + 1, pixels(at)) }));
  const obstacles = [...listObstacles(pin, bar), northArrow];
  const numbers = arrangeLabels(
    marked.map(({ number }) => placesNear(number)),
    obstacles,
  );
  const onAnyWidth = new Set(numbers.filter(({ wideOnly }) => !wideOnly).map(({ text }) => text));
  const names = [
    createNameMarks("pin", place.name, pin),
    ...marked.map(({ name, number }) => (onAnyWidth.has(number.text) ? createNameMarks("name", name, number.at) : [])),
    ...rings.map(({ minutes, radius }) => ringMarks(minutesText(minutes, locale), radius, pin)),
  ];
  return {
    pin,
    bar,
    labels: [...numbers, ...arrangeLabels(names, [...obstacles, ...numbers.map(createLabelBox)])],
    rings: rings.map(({ radius }) => Math.round(radius)),
  };
}

function numberMark(number: number, at: Point): Mark {
  return { kind: "number", text: String(number), at };
}

/** Pixels of the canvas by which a number moves where its own place is taken. The map has each number of the list. */
const moves = [20, 36, 52, 72];
const directions = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);

/** Returns a number at its own place, then at the places around it, the nearest first. */
function placesNear(number: Mark): readonly Mark[] {
  const [x, y] = number.at;
  const around = moves.flatMap((by) =>
    directions.map((angle): Point => [x + by * Math.cos(angle), y + by * Math.sin(angle)]),
  );
  return [number, ...around.map((at) => ({ ...number, at }))];
}

function createLabelBox(label: Label): BoxAtScale {
  return (scale) => labelBox(label, label.side, scale);
}

function frameAround(points: readonly Point[]): Frame {
  const distances = points.map(([x, y]) => Math.max(Math.abs(x) / ratio, Math.abs(y)) * marginFactor);
  const reach = Math.max(minReach, ...distances);
  return { minX: -reach * ratio, maxX: reach * ratio, minY: -reach, maxY: reach };
}

/** Returns the long and the short name of a place, as marks of one group. */
function createNameMarks(kind: Mark["kind"], name: string, at: Point): readonly Mark[] {
  return [28, 18].map((longest) => ({ kind, text: shortenName(name, longest), at }));
}

const steps = [1, 2, 5, 10, 15, 20, 30, 45];

/** Returns the two largest circles that fit. */
function ringsIn({ maxX, maxY }: Frame): readonly { readonly minutes: number; readonly radius: number }[] {
  return steps
    .filter((minutes) => estimateWalkReach(minutes) < maxY * 0.95)
    .slice(-2)
    .map((minutes) => ({ minutes, radius: (estimateWalkReach(minutes) / maxX) * (canvas.width / 2) }));
}

/** Pixels from a circle to the middle of its name, outside of it. */
const beside = 12;

function ringMarks(text: string, radius: number, [x, y]: Point): readonly Mark[] {
  const away = radius + beside;
  return [
    [x, y - away],
    [x, y + away],
    [x + away * Math.SQRT1_2 * 1.3, y + away * Math.SQRT1_2],
  ].map(([left = x, top = y]) => ({ kind: "country", text, at: [left, top] }));
}

const northArrow: BoxAtScale = (scale) => ({
  minX: canvas.width * scale - 34,
  maxX: canvas.width * scale,
  minY: 0,
  maxY: 44,
});
