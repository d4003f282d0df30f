import type { FieldPath } from "../../../query/predicate.ts";
import type { StoredDocument } from "../../../store/document.ts";
import { naiveValues } from "./naive-values.ts";

/** Returns kilometers to the nearest point of a field, infinite without a point. */
export function naiveDistance(document: StoredDocument, path: FieldPath, latitude: number, longitude: number): number {
  const points = naiveValues(document, path).map((value) => String(value).split(",").map(Number));
  return Math.min(...points.map(([lat = NaN, lng = NaN]) => haversine(latitude, longitude, lat, lng)));
}

function haversine(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const lat = Math.sin(radians(lat2 - lat1) / 2) ** 2;
  const lng = Math.sin(radians(lng2 - lng1) / 2) ** 2;
  const cosines = Math.cos(radians(lat1)) * Math.cos(radians(lat2));
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(lat + cosines * lng)));
}
