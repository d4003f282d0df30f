import { isRecord } from "@tessera/runtime/is-record.ts";
import { type Geopoint, toGeopoint } from "./geopoint.ts";
import { isGroup } from "./list-scalars.ts";

export interface NamedGeopoint extends Geopoint {
  /** `location`, `stops.location` */
  readonly name: string;
}

/** Returns the geopoints of a document's fields and groups. */
export function geopointsIn(
  data: Readonly<Record<string, unknown>>,
  parents: readonly string[] = [],
): readonly NamedGeopoint[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const path = [...parents, key];
    if (isGroup(value) && path.length < 3) {
      return value.flatMap((item) =>
        isRecord(item) && item["slice_type"] === undefined ? geopointsIn(item, path) : [],
      );
    }
    const point = toGeopoint(value);
    return point ? [{ name: path.join("."), ...point }] : [];
  });
}
