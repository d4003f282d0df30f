import { html, setAttributes } from "./element.ts";
import type { Bounds, Point } from "./house.ts";
import * as css from "./viewport.css.ts";

/** A picture made of layers, as large as its scale says. */
export interface Canvas {
  readonly element: HTMLElement;
  /** Pixels of one unit of the picture. */
  readonly scale: () => number;
  readonly scaleTo: (scale: number) => void;
  /** Returns the point of the picture at a point of the window. */
  readonly pointAt: (at: Point) => Point;
}

/** Pixels of a unit in the layout of the picture, which never changes: a transform zooms it. */
const layoutScale = 32;

/**
 * Creates a picture of layers, which have one size. Zooming resizes only the element around them. The content of the
 * picture is neither styled, laid out nor painted again.
 */
export function createCanvas(layers: readonly SVGElement[], { left, top, width, height }: Bounds): Canvas {
  const element = html("div", { class: css.canvas }, ...layers);
  for (const layer of layers) setAttributes(layer, { width: width * layoutScale, height: height * layoutScale });
  let scale = 1;
  return {
    element,
    scale: () => scale,
    scaleTo: (wanted) => {
      scale = wanted;
      setAttributes(element, { style: `inline-size:${width * scale}px;block-size:${height * scale}px` });
      for (const layer of layers)
        setAttributes(layer, { style: `transform:translateZ(0) scale(${scale / layoutScale})` });
    },
    pointAt: (at) => {
      const box = element.getBoundingClientRect();
      return { x: (at.x - box.left) / scale + left, y: (at.y - box.top) / scale + top };
    },
  };
}
