import * as v from "valibot";
import { text, texts } from "./translations.ts";

/** A house where shows take place, invented. `place` is a key of `places.json`. */
const theatre = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: text,
  about: texts,
  city: v.string(),
  place: v.string(),
  capacity: v.pipe(v.number(), v.integer(), v.minValue(20)),
});

export type TheatreSource = v.InferOutput<typeof theatre>;

export const theatres = v.array(theatre);

export const showKinds = ["musical", "play", "comedy", "opera", "ballet", "cabaret", "concert", "family"] as const;

/** What makes a product a show. */
export const show = v.strictObject({
  /** As on the poster; the same in every language. */
  title: text,
  kind: v.picklist(showKinds),
  theatre: v.string(),
  /** Minutes; 0 without an interval. */
  interval: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** 2 for a work over two performances. */
  parts: v.optional(v.picklist([1, 2]), 1),
  /** Whether the first day of its run is a return after a break. */
  reopens: v.optional(v.boolean(), false),
  minimumAge: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2))),
});

export type ShowSource = v.InferOutput<typeof show>;
