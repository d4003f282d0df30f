import * as v from "valibot";
import { contentLanguage, id, text } from "./values.ts";

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:00$/));

const stop = v.strictObject({
  key: text,
  name: text,
  latitude: v.number(),
  longitude: v.number(),
  stepFree: v.boolean(),
});

/** Fields of ours: the provider's documentation has no routes. Durations are milliseconds. */
export const network = v.strictObject({
  key: text,
  contentLanguage,
  name: text,
  asOf: v.pipe(v.string(), v.isoDate()),
  routes: v.pipe(
    v.array(
      v.strictObject({
        key: text,
        letter: v.pipe(v.string(), v.regex(/^[A-Z]$/)),
        name: text,
        colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
        firstDeparture: time,
        lastDeparture: time,
        periods: v.pipe(v.array(v.strictObject({ from: time, to: time, frequency: id })), v.minLength(1)),
        loopDuration: id,
        stops: v.pipe(v.array(stop), v.minLength(2)),
      }),
    ),
    v.minLength(1),
  ),
});
