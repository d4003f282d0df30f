import { feature } from "topojson-client";
import { measureArea, type Box, boxAround } from "../../blocks/maps/box.ts";
import { clipRing } from "../../blocks/maps/clip-ring.ts";
import { encodePolyline } from "../../blocks/maps/polyline.ts";
import type { Point } from "../../blocks/maps/simplify-line.ts";
import { type Atlas, simplifyArcs } from "./atlases.ts";

interface Options {
  /** Degrees east and north. */
  readonly bounds: Box;
  /** Kilometers. */
  readonly minHeight: number;
  /** Degrees a line may be off. */
  readonly tolerance: number;
  /** Steps per degree. */
  readonly precision: number;
}

const antarctica = "010";

/** Returns the outlines within the bounds, by country; what is too small to see is omitted. */
export function createSheet(atlas: Atlas, { tolerance, ...sheet }: Options) {
  const topology = simplifyArcs(atlas, tolerance);
  const countries = new Map<string, readonly (readonly Point[])[]>();
  for (const { id = "ZZ", geometry } of feature(topology, topology.objects.countries).features) {
    if (id === antarctica) continue;
    const rings = listRings(geometry)
      .map((ring) => clipRing(ring, sheet.bounds))
      .filter((ring) => isSeen(ring, tolerance));
    if (rings.length === 0) continue;
    const region = new Intl.Locale(`und-${id}`).region ?? "ZZ";
    countries.set(region, [...(countries.get(region) ?? []), ...rings]);
  }
  const written = [...countries].map(([region, rings]) => [region, encodeCountry(rings, sheet.precision)] as const);
  return { ...sheet, countries: Object.fromEntries(written) };
}

/** Its box in whole degrees tells whether its rings are worth reading. */
function encodeCountry(rings: readonly (readonly Point[])[], precision: number) {
  const { minX, minY, maxX, maxY } = boxAround(rings.flat());
  const bounds = { minX: Math.floor(minX), minY: Math.floor(minY), maxX: Math.ceil(maxX), maxY: Math.ceil(maxY) };
  return { bounds, rings: rings.map((ring) => encodePolyline(ring, precision)).join(" ") };
}

function listRings(geometry: GeoJSON.Geometry): readonly (readonly Point[])[] {
  if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flat().map((ring) => ring.map(([x = 0, y = 0]): Point => [x, y]));
}

function isSeen(ring: readonly Point[], tolerance: number): boolean {
  return ring.length > 3 && measureArea(boxAround(ring)) > (tolerance * 4) ** 2;
}
