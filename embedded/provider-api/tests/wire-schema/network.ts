import * as v from "valibot";
import { contentLanguage, id, text } from "./values.ts";

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:00$/));

const stop = v.strictObject({ name: text, latitude: v.number(), longitude: v.number() });

/** Fields of ours: the provider's documentation has no routes. Durations are milliseconds. */
export const network = v.strictObject({
  key: text,
  contentLanguage,
  name: text,
  routes: v.pipe(
    v.array(
      v.strictObject({
        name: text,
        colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
        firstDeparture: time,
        lastDeparture: time,
        frequency: id,
        loopDuration: id,
        stops: v.pipe(v.array(stop), v.minLength(2)),
      }),
    ),
    v.minLength(1),
  ),
});
