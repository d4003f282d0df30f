import * as v from "valibot";
import { text, texts } from "./translations.ts";

const airport = v.strictObject({
  /** IATA. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  name: texts,
  city: v.string(),
  /** A key of `places/`. */
  place: v.string(),
  terminals: v.array(text),
  /** Which terminals are omitted, and why. */
  terminalsNote: v.optional(text),
  /** Whether trains to the city stop at it. */
  station: v.optional(v.boolean(), true),
  /** By road to the city's center: usual time and distance. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5)),
  kilometres: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type AirportSource = v.InferOutput<typeof airport>;

export const airports = v.array(airport);

const minutes = v.pipe(v.number(), v.integer(), v.minValue(5));

const key = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** A stop of two routes is written in both, with one key. */
const stop = v.strictObject({
  key,
  name: texts,
  latitude: v.number(),
  longitude: v.number(),
  /** Whether the pavement there has a curb that the bus's ramp reaches, as the company says. */
  stepFree: v.boolean(),
});

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be HH:MM"));

const period = v.strictObject({ from: time, to: time, everyMinutes: minutes });

const routeFields = v.strictObject({
  key,
  /** Names the route where its color can't: on a map without colors. */
  letter: v.pipe(v.string(), v.regex(/^[A-Z]$/)),
  name: texts,
  /** On the operator's map. */
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, "must be a colour such as #b3372f")),
  /** First and last departure of every day from the first stop. */
  first: time,
  last: time,
  /** Of a whole loop. */
  minutes,
  /** How often it leaves, from the first departure to the last. */
  periods: v.pipe(v.array(period), v.minLength(1)),
  stops: v.pipe(v.array(stop), v.minLength(2)),
});

const route = v.pipe(
  routeFields,
  v.check(({ first, last }) => first < last, "the last departure must be after the first"),
  v.check(
    ({ first, last, periods }) => first === periods[0]?.from && last === periods.at(-1)?.to,
    "the periods must be those from the first departure to the last",
  ),
);

/** Hop-on hop-off buses of one city; the company is invented, the stops are real. */
const network = v.strictObject({
  key: text,
  city: v.string(),
  name: texts,
  /** When its timetable was written. */
  asOf: v.pipe(v.string(), v.isoDate()),
  routes: v.pipe(v.array(route), v.minLength(1)),
});

export type NetworkSource = v.InferOutput<typeof network>;

export const networks = v.array(network);
