import * as v from "valibot";
import type { Drawing } from "./write-svg.ts";
import { circuitFacts, posterFacts, safetyFacts, sceneFacts, tileFacts } from "./facts.ts";
import { drawCircuit } from "./circuit/draw-circuit.ts";
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
  ["circuit.svg", (parameters) => read(circuitFacts, parameters, drawCircuit)],
  [
    "poster.svg",
    (parameters, ratio) => read(posterFacts, parameters, (facts) => drawPoster(facts, choosePosterShape(ratio))),
  ],
  ["safety.svg", (parameters) => read(safetyFacts, parameters, drawSafety)],
  ["scene.svg", (parameters) => read(sceneFacts, parameters, drawScene)],
  ["tile.svg", (parameters) => read(tileFacts, parameters, drawTile)],
]);

/** Reads the drawing of an address: `circuit.svg?side=right`. A string names the fault. */
export function findDrawing(address: string): Drawing | string {
  const [file = "", query = ""] = address.split("?");
  const found = drawingFiles.get(file);
  return found === undefined ? `there is no drawing "${file}"` : found(new URLSearchParams(query), undefined);
}

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
