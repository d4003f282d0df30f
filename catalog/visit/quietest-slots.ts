import type { CrowdLevel } from "./crowd.ts";
import type { OpeningDay } from "../sight/point-of-interest.ts";
import type { VisitDay, VisitHour } from "./visit-days.ts";

/** A time to go: some hours of one day in which a sight is equally full. */
export interface VisitSlot {
  readonly day: VisitDay;
  /** `HH:MM`, in the place's own time. */
  readonly from: string;
  readonly to: string;
  readonly level: CrowdLevel;
}

/** Hours of a slot, at most: longer than that, nobody would know when to come. */
const maxHours = 3;

const dayMinutes = 1440;

type OpenDay = Extract<OpeningDay, { readonly closed: false }>;

/** Penalties of a time. A level counts most, then a holiday, then the month. */
const weights = {
  level: { pleasant: 0, crowded: 100, veryCrowded: 200, closed: 1000 },
  holiday: 150,
  season: { low: 0, mid: 10, peak: 20 },
} as const;

/**
 * Returns the quietest slots of several days, quietest first: at most `count`, and one a day. Of equals the longer one
 * comes first. Then less rain in the month's normals decides, then the date. Days without known levels have no slots.
 */
export function quietestSlots(days: readonly VisitDay[], count: number): readonly VisitSlot[] {
  const best = days.flatMap((day) => listVisitSlots(day).toSorted(bySlot)[0] ?? []);
  return best.toSorted(bySlot).slice(0, count);
}

function bySlot(one: VisitSlot, other: VisitSlot): number {
  return (
    computeCost(one) - computeCost(other) ||
    countMinutes(other) - countMinutes(one) ||
    wetDays(one) - wetDays(other) ||
    one.day.day.getTime() - other.day.day.getTime() ||
    (one.from < other.from ? -1 : 1)
  );
}

function computeCost({ day, level }: VisitSlot): number {
  const ofSeason = day.season === undefined ? 0 : weights.season[day.season];
  return weights.level[level] + ofSeason + (day.holiday === undefined ? 0 : weights.holiday);
}

function wetDays({ day }: VisitSlot): number {
  return day.climate?.wetDays ?? 0;
}

/** Neighboring hours of one level are a slot. It begins when the sight opens, and ends by the last time to come. */
function listVisitSlots(day: VisitDay): readonly VisitSlot[] {
  const { opening } = day;
  if (opening === undefined || opening.closed) return [];
  const end = lastArrival(opening, day.stay);
  return groups(day.hours).flatMap((hours) => {
    const [first] = hours;
    if (first === undefined) return [];
    const from = later(clock(first.hour * 60), opening.opens);
    const to = earlier(clock((first.hour + hours.length) * 60), end);
    return from < to ? [{ day, from, to, level: first.level }] : [];
  });
}

/** Returns the last entry, else the latest start of a visit before the sight closes. Midnight is the latest. */
function lastArrival({ opens, closes, lastEntry }: OpenDay, stay: number): string {
  const last = lastEntry === undefined ? minute(closes) - stay : minute(lastEntry);
  const isNextDay = (lastEntry ?? closes) <= opens;
  const end = isNextDay ? last + dayMinutes : last;
  return clock(Math.min(dayMinutes, Math.max(0, end)));
}

function groups(hours: readonly VisitHour[]): readonly (readonly VisitHour[])[] {
  const found: VisitHour[][] = [];
  for (const hour of hours) {
    const group = found.at(-1);
    const previous = group?.at(-1);
    const continues = previous?.level === hour.level && previous.hour + 1 === hour.hour;
    if (group !== undefined && continues && group.length < maxHours) group.push(hour);
    else found.push([hour]);
  }
  return found;
}

function countMinutes({ from, to }: VisitSlot): number {
  return minute(to) - minute(from);
}

function minute(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Minutes of the day as a time: 510 → `08:30`. */
function clock(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hour, rest].map((part) => String(part).padStart(2, "0")).join(":");
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
