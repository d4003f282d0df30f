import { isRecord } from "@tessera/runtime/is-record.ts";
import { measure } from "./measure.ts";

export interface Geopoint {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

const pair = /^\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*$/;

/** Parses `{ latitude, longitude }` with numbers or numeric texts, and `"48.1, 2.3"`; undefined for other values. */
export function toGeopoint(value: unknown): Geopoint | undefined {
  if (typeof value === "string") {
    const [, latitude, longitude] = pair.exec(value) ?? [];
    return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
  }
  if (!isRecord(value)) return undefined;
  const [latitude, longitude] = [degrees(value["latitude"]), degrees(value["longitude"])];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function degrees(value: unknown): number | undefined {
  return typeof value === "number" || typeof value === "string" ? measure(value) : undefined;
}
