import { readFileSync } from "node:fs";
import * as v from "valibot";
import { type Point, simplifyLine } from "../../blocks/maps/simplify-line.ts";

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

/**
 * Returns the atlas with fewer points, in degrees. It simplifies arc by arc, so that neighbors still share a border.
 * `tolerance` is degrees of latitude: where meridians are closer together, it means the same distance on the ground.
 */
export function simplifyArcs({ transform, ...atlas }: Atlas, tolerance: number) {
  const arcs = atlas.arcs.map((arc) => simplifyOnGround(inDegrees(arc, transform), tolerance));
  return { ...atlas, arcs: arcs.map((arc) => arc.map(([x, y]) => [x, y])) };
}

function inDegrees(arc: readonly Point[], { scale, translate }: Atlas["transform"]): readonly Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function simplifyOnGround(arc: readonly Point[], tolerance: number): readonly Point[] {
  const width = Math.max(0.1, Math.cos(((arc[0]?.[1] ?? 0) * Math.PI) / 180));
  const onGround = arc.map(([x, y]): Point => [x * width, y]);
  return simplifyLine(onGround, tolerance).map(([x, y]) => [x / width, y]);
}
