import type { DayOfWeek } from "../sight/point-of-interest.ts";

/** Levels of crowds at a sight, the emptiest first (D19). */
export const crowdLevels = ["pleasant", "crowded", "veryCrowded", "closed"] as const;

export type CrowdLevel = (typeof crowdLevels)[number];

/** Levels of a season, the emptiest first (D19). */
export const seasonLevels = ["low", "mid", "peak"] as const;

export type SeasonLevel = (typeof seasonLevels)[number];

/** How full a sight is on some weekdays between two full hours; `to` is not included. */
export interface CrowdSpan {
  readonly days: readonly DayOfWeek[];
  /** 0 to 23. */
  readonly from: number;
  /** 1 to 24. */
  readonly to: number;
  readonly level: CrowdLevel;
}

/** How full some months are, both included, 1 for January. `from` 11 and `to` 2 go over the end of the year. */
export interface SeasonSpan {
  readonly from: number;
  readonly to: number;
  readonly level: SeasonLevel;
}

/** Returns the level of an hour on a weekday, by the last span that has it; undefined where none does. */
export function crowdAt(spans: readonly CrowdSpan[], day: DayOfWeek, hour: number): CrowdLevel | undefined {
  return spans.findLast(({ days, from, to }) => days.includes(day) && from <= hour && hour < to)?.level;
}

/** Returns the level of a month, 1 for January, by the last span that has it; undefined where none does. */
export function findSeason(spans: readonly SeasonSpan[], month: number): SeasonLevel | undefined {
  return spans.findLast(({ from, to }) => (from <= to ? from <= month && month <= to : from <= month || month <= to))
    ?.level;
}
