import * as v from "valibot";
import type { Drawing } from "./write-svg.ts";
import { posterFacts, safetyFacts, sceneFacts, tileFacts } from "./facts.ts";
import { drawPoster } from "./poster/draw-poster.ts";
import type { PosterShape } from "./poster/layout.ts";
import { drawSafety } from "./safety/draw-safety.ts";
import { drawScene } from "./scene/draw-scene.ts";
import { drawTile } from "./tile/draw-tile.ts";

/** From this width by height on, a poster lies; up to the other it is tall. */
const [lyingFrom, tallUpTo] = [1.15, 0.7];

/** Draws what an address names, in the layout that suits the wanted shape. A string says which parameter is wrong. */
export type ReadDrawing = (parameters: URLSearchParams, ratio: number | undefined) => Drawing | string;

/** By file name. */
export const drawingFiles: ReadonlyMap<string, ReadDrawing> = new Map<string, ReadDrawing>([
  [
    "poster.svg",
    (parameters, ratio) => read(posterFacts, parameters, (facts) => drawPoster(facts, choosePosterShape(ratio))),
  ],
  ["safety.svg", (parameters) => read(safetyFacts, parameters, drawSafety)],
  ["scene.svg", (parameters) => read(sceneFacts, parameters, drawScene)],
  ["tile.svg", (parameters) => read(tileFacts, parameters, drawTile)],
]);

function choosePosterShape(ratio = 1): PosterShape {
  if (ratio >= lyingFrom) return "lying";
  return ratio <= tallUpTo ? "tall" : "upright";
}

function read<Facts>(
  schema: v.GenericSchema<unknown, Facts>,
  parameters: URLSearchParams,
  draw: (facts: Facts) => Drawing,
): Drawing | string {
  const result = v.safeParse(schema, Object.fromEntries(parameters));
  if (result.success) return draw(result.output);
  return result.issues.map((issue) => `${v.getDotPath(issue) ?? "parameter"}: ${issue.message}`).join("; ");
}
