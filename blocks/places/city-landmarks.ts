import type { Landmark } from "../../catalog/place/landmark.ts";
import { need, type Needs, noNeeds } from "../../renderer/index.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";

/** Returns the need for what a city has on the map; none without a city. */
export function landmarkNeeds(city: string | undefined): Needs {
  return city === undefined ? noNeeds : need("landmarks", [{ city }]);
}

/** Returns what a city has on the map; nothing without a city, and where it could not be read. */
export function cityLandmarks(city: string | undefined, snapshot: Snapshot): readonly Landmark[] {
  return city === undefined ? [] : (snapshot.get("landmarks", { city }) ?? []);
}
