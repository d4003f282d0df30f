import type { Climate } from "./climate.ts";

/** One month of a climate; `month` is 1 for January. */
export interface MonthClimate {
  readonly month: number;
  readonly high: number;
  readonly low: number;
  readonly rain: number;
  readonly wetDays: number;
}

/** The months of a climate, January first. */
export function monthsOf({ high, low, rain, wetDays }: Climate): readonly MonthClimate[] {
  return high.map((degrees, index) => ({
    month: index + 1,
    high: degrees,
    low: low[index] ?? degrees,
    rain: rain[index] ?? 0,
    wetDays: wetDays[index] ?? 0,
  }));
}
