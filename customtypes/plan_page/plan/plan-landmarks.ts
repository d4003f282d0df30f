import type { Landmark } from "../../../catalog/place/landmark.ts";
import { pointOf } from "../../../catalog/place/place.ts";
import type { Product } from "../../../catalog/product/product.ts";
import { need, type Needs, noNeeds } from "../../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";

/** Returns the need for what is around the visits, where they are on the map of one city. */
export function landmarkNeeds(products: readonly Product[]): Needs {
  const city = cityOnMap(products);
  return city === undefined ? noNeeds : need("landmarks", [{ city }]);
}

/** Returns the landmarks of the visits' city; none where they could not be read, or the cities are several. */
export function landmarksAround(products: readonly Product[], snapshot: Snapshot): readonly Landmark[] {
  const city = cityOnMap(products);
  return city === undefined ? [] : (snapshot.get("landmarks", { city }) ?? []);
}

/** Returns the code of the city of all visits. Undefined where they are in several, and where they have no map. */
function cityOnMap(products: readonly Product[]): string | undefined {
  const placed = products.filter(({ startLocation }) => pointOf(startLocation ?? {}) !== undefined);
  const [city = "", ...others] = new Set(placed.map(({ cityCode }) => cityCode));
  return placed.length < 2 || others.length > 0 || city === "" ? undefined : city;
}
