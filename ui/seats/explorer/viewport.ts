import { html, setAll } from "./element.ts";
import * as css from "./explorer.css.ts";
import type { Bounds } from "./house.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a picture that is shown. It scrolls as the browser scrolls, and zooms. */
export interface Viewport {
  readonly element: HTMLElement;
  /** Pixels of one unit of the picture. */
  readonly scale: () => number;
  /** Shows the whole picture. */
  readonly fit: () => void;
  /** Zooms by a factor around a point of the window, by default the middle. */
  readonly zoomBy: (factor: number, around?: Point) => void;
  /** Shows a point of the picture, with at least so many pixels a unit. It moves only as far as it has to. */
  readonly reveal: (point: Point, least: number) => void;
  /** Returns the point of the picture at a point of the window, by default at the middle. */
  readonly pointAt: (at?: Point) => Point;
}

/** Pixels of a unit at most. */
const mostScale = 72;

/** Pixels of a unit in the layout of the picture, which never changes: a transform zooms it. */
const layoutScale = 32;

/**
 * Creates the viewport of a picture, which is layers of one size. Notifies when its scale has changed. Only the element
 * around the picture has another size then. What is in the picture is neither styled, laid out nor painted again.
 */
export function createViewport(layers: readonly SVGElement[], bounds: Bounds, onZoom: () => void): Viewport {
  const canvas = html("div", { class: css.canvas }, ...layers);
  const element = html(
    "div",
    { class: css.viewport, dir: "ltr", style: `--ratio:${bounds.width / bounds.height}` },
    canvas,
  );
  for (const layer of layers) setAll(layer, { width: bounds.width * layoutScale, height: bounds.height * layoutScale });
  let scale = 1;
  const middle = () => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + element.clientWidth / 2, y: top + element.clientHeight / 2 };
  };
  const pointAt = (at = middle()) => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: (at.x - left) / scale + bounds.left, y: (at.y - top) / scale + bounds.top };
  };
  const fitting = () =>
    Math.min(
      mostScale,
      Math.max(1, Math.min(element.clientWidth / bounds.width, element.clientHeight / bounds.height)),
    );
  /** Moves what is shown, so that a point of the picture is at a point of the window. */
  const move = (point: Point, to: Point) => {
    const now = pointAt(to);
    element.scrollLeft += (point.x - now.x) * scale;
    element.scrollTop += (point.y - now.y) * scale;
  };
  const zoomTo = (wanted: number, around = middle()) => {
    const point = pointAt(around);
    scale = Math.min(mostScale, Math.max(fitting(), wanted));
    setAll(canvas, { style: `inline-size:${bounds.width * scale}px;block-size:${bounds.height * scale}px` });
    for (const layer of layers) setAll(layer, { style: `transform:translateZ(0) scale(${scale / layoutScale})` });
    move(point, around);
    onZoom();
  };
  const reveal = (point: Point, least: number) => {
    const isNear = scale >= least;
    if (!isNear) zoomTo(least);
    const { x, y } = middle();
    const now = pointAt();
    const [right, down] = [(point.x - now.x) * scale, (point.y - now.y) * scale];
    const isShown = Math.abs(right) < element.clientWidth / 2 - 48 && Math.abs(down) < element.clientHeight / 2 - 48;
    if (!isNear || !isShown) move(point, { x, y });
  };
  return {
    element,
    pointAt,
    reveal,
    scale: () => scale,
    fit: () => zoomTo(0),
    zoomBy: (factor, around) => zoomTo(scale * factor, around),
  };
}
