import * as v from "valibot";
import { id } from "./id.ts";
import { text, texts } from "./translations.ts";

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/));
const dayOfYear = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "must be MM-DD"));
const hours = v.strictObject({ opens: time, closes: time, lastEntry: v.optional(time) });

/** A statement about a place that can be checked, with where it was read. */
function fact<Value>(value: v.GenericSchema<unknown, Value>) {
  return v.optional(v.strictObject({ value, source: text }));
}

/** A season of every year, `from` and `to` included; a season over New Year is two. */
const season = v.strictObject({
  from: dayOfYear,
  to: dayOfYear,
  /** Of the days that are not in `days`. */
  usually: hours,
  /** Days that differ: other hours, or null for closed. */
  days: v.optional(
    v.record(
      v.picklist(["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]),
      v.nullable(hours),
    ),
    {},
  ),
});

/** A real place that visitors come for: a point of interest of the API. */
const attraction = v.strictObject({
  id,
  key: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: texts,
  summary: texts,
  /** The collection of its tickets and tours, if it has one of its own. */
  collection: v.nullable(id),
  /** Photographs that show it; none when there is none. */
  photos: v.array(v.string()),
  /** Where it is: a key of `places.json`. */
  place: v.string(),
  facts: v.strictObject({
    /** When it was finished, or founded; before Christ is negative. */
    year: fact(v.pipe(v.number(), v.integer())),
    unescoYear: fact(v.pipe(v.number(), v.integer(), v.minValue(1978))),
    architecture: fact(texts),
    heightMetres: fact(v.pipe(v.number(), v.minValue(0))),
    visitorsPerYear: fact(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  opening: v.strictObject({ source: text, seasons: v.array(season) }),
});

export type AttractionSource = v.InferOutput<typeof attraction>;

/** A file in `attractions/`: places of one city. */
export const attractionFile = v.strictObject({ city: v.string(), attractions: v.array(attraction) });
