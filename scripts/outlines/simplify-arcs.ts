import { type Point, simplifyLine } from "../../shortcodes/map/simplify-line.ts";
import type { Atlas } from "./atlases.ts";

/**
 * Returns the atlas with fewer points, in degrees. It simplifies arc by arc, so that neighbours still share a border.
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
