import { readFileSync } from "node:fs";
import * as v from "valibot";

const point = v.tuple([v.number(), v.number()]);
const rings = v.array(v.array(v.number()));
const shape = v.variant("type", [
  v.object({ type: v.literal("Polygon"), id: v.optional(v.string()), arcs: rings }),
  v.object({ type: v.literal("MultiPolygon"), id: v.optional(v.string()), arcs: v.array(rings) }),
]);
const atlasSchema = v.object({
  type: v.literal("Topology"),
  transform: v.object({ scale: point, translate: point }),
  arcs: v.array(v.array(point)),
  objects: v.object({ countries: v.object({ type: v.literal("GeometryCollection"), geometries: v.array(shape) }) }),
});

/** The countries of the world as world-atlas has them: a TopoJSON topology. A country's id is its ISO 3166-1 number. */
export type Atlas = v.InferOutput<typeof atlasSchema>;

/** Natural Earth at 1:50m. */
export const coarseAtlas = () => readAtlas(import.meta.resolve("world-atlas/countries-50m.json"));

/** Natural Earth at 1:10m. */
export const fineAtlas = () => readAtlas(import.meta.resolve("world-atlas/countries-10m.json"));

function readAtlas(url: string): Atlas {
  const content: unknown = JSON.parse(readFileSync(new URL(url), "utf8"));
  return v.parse(atlasSchema, content);
}
