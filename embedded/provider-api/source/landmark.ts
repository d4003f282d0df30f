import * as v from "valibot";
import { readJson } from "@tessera/runtime/read-json.ts";
import type { Index } from "./index-by.ts";
import type { City } from "./linked-places.ts";
import { texts, type Texts } from "./translations.ts";

/** A place that people find their way by: a square, a station, a famous building. */
const landmark = v.strictObject({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  name: texts,
  /** Whether coaches of day trips stop there. */
  coachStop: v.optional(v.boolean(), false),
});

export interface Landmark {
  readonly name: Texts;
  readonly latitude: number;
  readonly longitude: number;
  /** Absent for a place that is not one of `landmarks.json`. */
  readonly coachStop?: boolean;
}

/** Reads `landmarks.json`: landmarks by the code of their city. Throws `DataError`, also for an unknown city. */
export function loadLandmarks(folder: URL, cities: Index<string, City>): ReadonlyMap<string, readonly Landmark[]> {
  const all = readJson(new URL("landmarks.json", folder), v.record(v.string(), v.array(landmark)));
  for (const city of Object.keys(all)) cities.get(city, "landmarks.json");
  return new Map(Object.entries(all));
}
