import { createCanvas } from "./canvas.ts";
import { html } from "./element.ts";
import type { Bounds, Point } from "./house.ts";
import * as css from "./viewport.css.ts";

/** The part of a picture that is shown. It scrolls as the browser scrolls, and zooms. */
export interface Viewport {
  readonly element: HTMLElement;
  /** Pixels of one unit of the picture. */
  readonly scale: () => number;
  /** Whether a unit is large enough to be chosen. */
  readonly isNear: () => boolean;
  /** Shows the whole picture. */
  readonly fit: () => void;
  /** Zooms by a factor around a point of the window, by default the middle. */
  readonly zoomBy: (factor: number, around?: Point) => void;
  /** Shows a point of the picture, near. It moves no farther than necessary. */
  readonly reveal: (point: Point) => void;
  /** Returns the point of the picture at a point of the window, by default at the middle. */
  readonly pointAt: (at?: Point) => Point;
}

/** Pixels of a unit that can be chosen. Neighbors that are closer than usual still are 24 apart. */
const nearScale = 32;

/** Pixels of a unit at most. */
const maxScale = 72;

/** Pixels from the edge in which a point does not count as shown. */
const edge = 48;

/** Creates the viewport of a picture, which is layers of one size. Notifies when its scale has changed. */
export function createViewport(layers: readonly SVGElement[], bounds: Bounds, onZoom: () => void): Viewport {
  const canvas = createCanvas(layers, bounds);
  const ratio = bounds.width / bounds.height;
  const element = html("div", { class: css.viewport, dir: "ltr", style: `--ratio:${ratio}` }, canvas.element);
  const isNear = () => canvas.scale() >= nearScale;
  const pointAt = (at = findElementMiddle(element)) => canvas.pointAt(at);
  const zoomTo = (wanted: number, around = findElementMiddle(element)) => {
    const point = pointAt(around);
    canvas.scaleTo(Math.min(maxScale, Math.max(fittingScale(element, bounds), wanted)));
    scrollBy(element, toOffset(point, around));
    onZoom();
  };
  /** Returns the pixels from a point of the window to a point of the picture. */
  const toOffset = (point: Point, at: Point): Point => {
    const { x, y } = pointAt(at);
    return { x: (point.x - x) * canvas.scale(), y: (point.y - y) * canvas.scale() };
  };
  const reveal = (point: Point) => {
    const wasNear = isNear();
    if (!wasNear) zoomTo(nearScale);
    const offset = toOffset(point, findElementMiddle(element));
    if (!wasNear || !isInside(element, offset)) scrollBy(element, offset);
  };
  const zoomBy = (factor: number, around?: Point) => zoomTo(canvas.scale() * factor, around);
  return { element, isNear, pointAt, reveal, scale: canvas.scale, fit: () => zoomTo(0), zoomBy };
}

/** Returns the middle of an element, in the window. */
function findElementMiddle(element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + element.clientWidth / 2, y: top + element.clientHeight / 2 };
}

/** Returns the scale that shows a whole picture in an element. A hidden element has no size. */
function fittingScale({ clientWidth, clientHeight }: HTMLElement, { width, height }: Bounds): number {
  return Math.min(maxScale, Math.max(1, Math.min(clientWidth / width, clientHeight / height)));
}

function scrollBy(element: HTMLElement, { x, y }: Point): void {
  element.scrollLeft += x;
  element.scrollTop += y;
}

/** Returns whether a point so far from the middle of an element is well inside it. */
function isInside({ clientWidth, clientHeight }: HTMLElement, { x, y }: Point): boolean {
  return Math.abs(x) < clientWidth / 2 - edge && Math.abs(y) < clientHeight / 2 - edge;
}
