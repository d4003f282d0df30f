import * as v from "valibot";
import { costsObject } from "../provider/parse-tolerantly.ts";
import { wireId, wireList, wireName, wireText } from "../provider/wire.ts";
import { wireLocation } from "../place/wire.ts";
import { wireDate, wireTime } from "../provider/wire-time.ts";
import {
  type DayOfWeek,
  daysOfWeek,
  type OpeningDay,
  type OpeningSchedule,
  type PointOfInterest,
  type SightFacts,
} from "./point-of-interest.ts";
import type { Locale } from "../../i18n/locales.ts";
import { type ItemTexts, itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { htmlLines } from "../provider/html-lines.ts";
import { toPostalAddress } from "../place/wire.ts";

const number = v.nullish(v.pipe(v.number(), v.finite()));
const time = v.nullish(wireTime);

const wireDaySchedule = v.object({
  dayOfWeek: v.string(),
  /** A day whose hours are known may be closed all the same. */
  closed: v.nullish(v.boolean(costsObject), false),
  openingTime: time,
  closingTime: time,
  lastEntryTime: time,
});

const wireSchedule = v.object({
  startDate: wireDate,
  endDate: wireDate,
  operatingDaySchedules: wireList(wireDaySchedule),
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
  ...wireLanguage,
  id: wireId,
  name: wireName,
  content: v.nullish(v.object({ summary: wireText })),
  location: v.nullish(wireLocation),
  operatingSchedules: wireList(wireSchedule),
  facts: v.nullish(wireFacts),
});

export type WirePoi = v.InferOutput<typeof wirePoi>;
type WireSchedule = v.InferOutput<typeof wireSchedule>;
type WireDaySchedule = v.InferOutput<typeof wireDaySchedule>;

/** Returns a point of interest in our own terms. */
export function toPointOfInterest(wire: WirePoi, locale: Locale): PointOfInterest {
  const { id, name, content, location, operatingSchedules, facts } = wire;
  const texts = itemTexts(wire, locale);
  return {
    id,
    name: texts.name(name),
    summary: texts.text(htmlLines(content?.summary ?? "").join(" ")),
    location: toPostalAddress(location, texts),
    schedules: operatingSchedules
      .map(toOpeningSchedule)
      .toSorted((a, b) => (a.startDate < b.startDate ? -1 : Number(a.startDate > b.startDate))),
    facts: toFacts(facts, texts),
  };
}

function toFacts(facts: WirePoi["facts"], texts: ItemTexts): SightFacts {
  return {
    yearBuilt: facts?.yearBuilt ?? undefined,
    unescoYear: facts?.unescoYear ?? undefined,
    architecturalStyle: facts?.architecturalStyle ? texts.text(facts.architecturalStyle) : undefined,
    heightMeters: facts?.heightMetres ?? undefined,
    visitorsPerYear: facts?.visitorsPerYear ?? undefined,
  };
}

/** Opening times of one season, Monday first. A day without times, or of no known name, is not known. */
function toOpeningSchedule({ startDate, endDate, operatingDaySchedules }: WireSchedule): OpeningSchedule {
  const days = daysOfWeek.flatMap((day) => {
    const wire = operatingDaySchedules.find(({ dayOfWeek }) => dayOfWeek === day);
    return wire === undefined ? [] : toOpeningDay(day, wire);
  });
  return { startDate, endDate, days };
}

function toOpeningDay(day: DayOfWeek, wire: WireDaySchedule): readonly OpeningDay[] {
  if (wire.closed) return [{ day, closed: true }];
  const { openingTime: opens, closingTime: closes, lastEntryTime: lastEntry } = wire;
  if (!opens || !closes) return [];
  return [{ day, closed: false, opens, closes, lastEntry: lastEntry ?? undefined }];
}
