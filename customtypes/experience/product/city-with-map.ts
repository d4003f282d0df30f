import { toGeoPoint } from "../../../catalog/place/place.ts";
import type { Product } from "../../../catalog/product/product.ts";

/** Returns the code of a product's city; undefined where its meeting point has no map. */
export function cityWithMap({ startLocation, cityCode }: Product): string | undefined {
  return cityCode === "" || toGeoPoint(startLocation ?? {}) === undefined ? undefined : cityCode;
}
