import { isRecord } from "@tessera/runtime/is-record.ts";
import { isGroup } from "./scalars-of.ts";

export interface NamedGeopoint {
  /** `location`, `stops.location` */
  readonly name: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
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
    return isRecord(value) ? geopoint(path.join("."), value) : [];
  });
}

function geopoint(name: string, { latitude, longitude }: Readonly<Record<string, unknown>>): readonly NamedGeopoint[] {
  return typeof latitude === "number" && typeof longitude === "number" ? [{ name, latitude, longitude }] : [];
}
