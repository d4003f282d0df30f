import { toGeoPoint } from "../../../catalog/place/place.ts";
import type { Product } from "../../../catalog/product/product.ts";

/** Returns the code of the city of all visits. Undefined where they are in several, and where they have no map. */
export function cityOnMap(products: readonly Product[]): string | undefined {
  const placed = products.filter(({ startLocation }) => toGeoPoint(startLocation ?? {}) !== undefined);
  const [city = "", ...others] = new Set(placed.map(({ cityCode }) => cityCode));
  return placed.length < 2 || others.length > 0 || city === "" ? undefined : city;
}
