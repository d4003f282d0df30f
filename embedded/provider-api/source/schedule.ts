import * as v from "valibot";
import { weekdays } from "../time/dates.ts";

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be HH:MM"));
const dayOfYear = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "must be MM-DD"));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const weekday = v.picklist(weekdays);
const starts = v.pipe(
  v.array(time),
  v.check((times) => times.every((one, index) => index === 0 || (times[index - 1] ?? "") < one), "must be in order"),
);

/** A season of every year, `from` and `to` included; a season over New Year is two. */
const season = v.strictObject({
  from: dayOfYear,
  to: dayOfYear,
  /** When it starts, on the days that are not in `days`. */
  usually: starts,
  days: v.optional(v.partial(v.strictObject(v.entriesFromList(weekdays, starts))), {}),
  /** The end of the day, if no end is stated. */
  closes: time,
});

/** A start by the sun of the city instead of by the clock. */
const sunStart = v.strictObject({
  at: v.picklist(["sunrise", "sunset"]),
  /** Minutes after it; negative before it. */
  after: v.pipe(v.number(), v.integer()),
  notBefore: v.optional(time, "00:00"),
  /** A later start is omitted. */
  notAfter: v.optional(time, "23:59"),
});

export type SunStart = v.InferOutput<typeof sunStart>;

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Starts that follow from the hours of the attraction a product enters. Its seasons apply where nobody knows those. */
const byOpening = v.strictObject({
  from: v.optional(v.picklist(["opens", "closes"]), "opens"),
  /** Minutes until the first one. */
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Minutes from one to the next. */
  every: count,
  max: v.optional(count),
});

export type ByOpening = v.InferOutput<typeof byOpening>;

/** The factor of prices for starts on these days, or from this time on. */
const surcharge = v.strictObject({
  days: v.optional(v.array(weekday), [...weekdays]),
  from: v.optional(time, "00:00"),
  factor: v.pipe(v.number(), v.minValue(1)),
});

const schedule = v.pipe(
  v.strictObject({
    inventoryType: v.picklist([
      "FIXED_START_FIXED_DURATION",
      "FIXED_START_FLEXIBLE_DURATION",
      "FLEXIBLE_START_FIXED_DURATION",
      "FLEXIBLE_START_FLEXIBLE_DURATION",
    ]),
    /** None: it has no dates at all. */
    seasons: v.array(season),
    closedDays: v.optional(v.array(dayOfYear), []),
    /** Starts of the days that have any, in place of those of the seasons. */
    sun: v.optional(v.array(sunStart)),
    opening: v.optional(byOpening),
    dearer: v.optional(v.array(surcharge), []),
    /** Shares of all slots; what is neither has places without end. */
    soldOut: share,
    limited: share,
    /** Places of a slot that has a limit. */
    places: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.check(({ soldOut, limited }) => soldOut + limited <= 1, "soldOut and limited are more than all"),
);

export type Schedule = v.InferOutput<typeof schedule>;

export type InventoryType = Schedule["inventoryType"];

const key = v.string();

export const schedules = v.strictObject({
  schedules: v.record(key, schedule),
  /** Keys of schedules by the id of a sub-category, or of a category. */
  subCategories: v.record(v.pipe(v.string(), v.digits()), key),
  categories: v.record(v.pipe(v.string(), v.digits()), key),
  openDated: key,
});
