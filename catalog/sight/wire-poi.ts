import * as v from "valibot";
import { fitting } from "../provider/wire-fitting.ts";
import { wireId } from "../provider/wire-id.ts";
import { wireLocation } from "../place/wire-location.ts";
import { wireName, wireText } from "../provider/wire-text.ts";
import { wireDate, wireTime } from "../provider/wire-time.ts";

const number = v.nullish(v.number());
/** What is no time is not known. */
const time = v.fallback(v.optional(wireTime), undefined);

const wireDaySchedule = v.object({
  dayOfWeek: v.string(),
  closed: v.nullish(v.boolean(), false),
  openingTime: time,
  closingTime: time,
  lastEntryTime: time,
});

const wireSchedule = v.object({
  startDate: wireDate,
  endDate: wireDate,
  operatingDaySchedules: v.nullish(v.array(wireDaySchedule), []),
});

const wireFacts = v.object({
  yearBuilt: number,
  unescoYear: number,
  architecturalStyle: v.nullish(v.string()),
  heightMetres: number,
  visitorsPerYear: number,
});

/** A point of interest as the provider sends it: the fields we read. */
export const wirePoi = v.object({
  id: wireId,
  name: wireName,
  content: v.nullish(v.object({ summary: wireText })),
  location: v.nullish(wireLocation),
  operatingSchedules: fitting(wireSchedule),
  facts: v.nullish(wireFacts),
});

export type WirePoi = v.InferOutput<typeof wirePoi>;
export type WireSchedule = v.InferOutput<typeof wireSchedule>;
export type WireDaySchedule = v.InferOutput<typeof wireDaySchedule>;
