import type { Landmark } from "../../../catalog/place/landmark.ts";
import { pointOf } from "../../../catalog/place/place.ts";
import type { Product } from "../../../catalog/product/product.ts";
import { need, type Needs, noNeeds } from "../../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";

/** Returns the need for what is around the meeting point, where there is one on the map. */
export function landmarkNeeds(product: Product): Needs {
  const city = cityWithMap(product);
  return city === undefined ? noNeeds : need("landmarks", [{ city }]);
}

/** Returns what the city of a product has on the map; none where it could not be read. */
export function landmarksAround(product: Product, snapshot: Snapshot): readonly Landmark[] {
  const city = cityWithMap(product);
  return city === undefined ? [] : (snapshot.get("landmarks", { city }) ?? []);
}

function cityWithMap({ startLocation, cityCode }: Product): string | undefined {
  return cityCode === "" || pointOf(startLocation ?? {}) === undefined ? undefined : cityCode;
}
