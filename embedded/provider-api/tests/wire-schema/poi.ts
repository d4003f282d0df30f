import * as v from "valibot";
import { contentLanguage, count, id, location, image, text } from "./values.ts";

const clock = v.nullable(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)));
const day = v.pipe(v.string(), v.isoDate());
const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

const daySchedule = v.pipe(
  v.strictObject({
    dayOfWeek: text,
    closed: v.boolean(),
    openingTime: clock,
    closingTime: clock,
    lastEntryTime: clock,
  }),
  v.check(({ closed, openingTime }) => closed === (openingTime === null), "open without hours, or closed with them"),
  v.check(({ closingTime, openingTime }) => (closingTime === null) === (openingTime === null), "opens without closing"),
);

const schedule = v.pipe(
  v.strictObject({
    startDate: day,
    endDate: day,
    operatingDaySchedules: v.pipe(
      v.array(daySchedule),
      v.check((days) => days.map(({ dayOfWeek }) => dayOfWeek).join() === weekdays.join(), "must be a week"),
    ),
  }),
  v.check(({ startDate, endDate }) => startDate <= endDate, "ends before it starts"),
);

const facts = v.strictObject({
  yearBuilt: v.nullable(v.pipe(v.number(), v.integer())),
  unescoYear: v.nullable(count),
  architecturalStyle: v.nullable(text),
  heightMetres: v.nullable(v.number()),
  visitorsPerYear: v.nullable(count),
});

const parts = {
  content: v.strictObject({ summary: text, images: v.array(image) }),
  location,
  operatingSchedules: v.array(schedule),
};

const named = { id, contentLanguage, nameLanguage: contentLanguage, name: text, facts };

/** Each part is there only when it is requested. */
export const poisAnswer = v.strictObject({
  pois: v.array(v.strictObject({ ...named, ...v.partial(v.object(parts)).entries })),
});

export const collectionPoisAnswer = v.strictObject({ pois: v.array(v.strictObject({ ...named, ...parts })) });

export const landmarksAnswer = v.strictObject({
  landmarks: v.array(v.strictObject({ contentLanguage, name: text, latitude: v.number(), longitude: v.number() })),
});
