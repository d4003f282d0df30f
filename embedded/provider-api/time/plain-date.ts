/** Days of the calendar as "YYYY-MM-DD": no time, no zone, so that no daylight-saving change can touch them. */
const dayMs = 86_400_000;

export const weekdays = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"] as const;

export type Weekday = (typeof weekdays)[number];

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** `from` and `to` included; none when `to` is before `from`. */
export function datesBetween(from: string, to: string): readonly string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(Date.parse(date)).getUTCDay()] ?? "SUNDAY";
}

/** False for days no calendar has, such as 2026-02-30. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
