import type { CrowdLevel } from "./crowd.ts";
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
const longest = 3;

/** What makes a time worse. A level counts most, then a holiday, then the month. */
const weights = {
  level: { pleasant: 0, crowded: 100, veryCrowded: 200, closed: 1000 },
  holiday: 150,
  season: { low: 0, mid: 10, peak: 20 },
} as const;

/**
 * Returns the quietest slots of several days, quietest first: at most `count`, no two on one day. Of equals the longer one
 * comes first. Then less rain in the month's normals decides, then the date. Days without known levels have none.
 */
export function quietestSlots(days: readonly VisitDay[], count: number): readonly VisitSlot[] {
  const best = days.flatMap((day) => slotsOf(day).toSorted(bySlot)[0] ?? []);
  return best.toSorted(bySlot).slice(0, count);
}

function bySlot(one: VisitSlot, other: VisitSlot): number {
  return (
    costOf(one) - costOf(other) ||
    minutesOf(other) - minutesOf(one) ||
    wetDays(one) - wetDays(other) ||
    one.day.day.getTime() - other.day.day.getTime() ||
    (one.from < other.from ? -1 : 1)
  );
}

function costOf({ day, level }: VisitSlot): number {
  const ofSeason = day.season === undefined ? 0 : weights.season[day.season];
  return weights.level[level] + ofSeason + (day.holiday === undefined ? 0 : weights.holiday);
}

function wetDays({ day }: VisitSlot): number {
  return day.climate?.wetDays ?? 0;
}

/** Neighbouring hours of one level are a slot. It begins when the sight opens, and ends by its last entry. */
function slotsOf(day: VisitDay): readonly VisitSlot[] {
  const { opening } = day;
  if (opening === undefined || opening.closed) return [];
  const last = opening.lastEntry ?? opening.closes;
  const end = last > opening.opens ? last : "24:00";
  return groups(day.hours).flatMap((hours) => {
    const [first] = hours;
    if (first === undefined) return [];
    const from = later(clock(first.hour), opening.opens);
    const to = earlier(clock(first.hour + hours.length), end);
    return from < to ? [{ day, from, to, level: first.level }] : [];
  });
}

function groups(hours: readonly VisitHour[]): readonly (readonly VisitHour[])[] {
  const found: VisitHour[][] = [];
  for (const hour of hours) {
    const group = found.at(-1);
    const previous = group?.at(-1);
    const continues = previous?.level === hour.level && previous.hour + 1 === hour.hour;
    if (group !== undefined && continues && group.length < longest) group.push(hour);
    else found.push([hour]);
  }
  return found;
}

function minutesOf({ from, to }: VisitSlot): number {
  return minute(to) - minute(from);
}

function minute(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** 8 → `08:00`. */
function clock(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
