import type { MonthClimate } from "../../catalog/climate/climate.ts";

/** Sizes in the drawing, in its own units. Vertical offsets count from the top. */
export const chart = {
  height: 236,
  /** Width of a month. */
  column: 40,
  bar: 16,
  /** The offsets between which the temperatures lie, with room for a number above and below. */
  warmest: 28,
  coldest: 116,
  /** The offsets between which the rain lies, with room for a number above. */
  wettest: 164,
  dry: 200,
  /** The base line of the months' names. */
  names: 224,
} as const;

export interface ChartScale {
  /** Returns the offset from the top. */
  readonly temperature: (degrees: number) => number;
  /** Returns the height of a bar. */
  readonly rain: (millimeters: number) => number;
}

// The least ranges: a year with little change, or little rain, must look like it.
const minDegrees = 20;
const minMillimeters = 100;

/** Returns the scale on which all months fit. */
export function chartScale(months: readonly MonthClimate[]): ChartScale {
  const coldest = Math.min(...months.map(({ low }) => low));
  const warmest = Math.max(...months.map(({ high }) => high), coldest + minDegrees);
  const wettest = Math.max(...months.map(({ rain }) => rain), minMillimeters);
  const perDegree = (chart.coldest - chart.warmest) / (warmest - coldest);
  const perMillimeter = (chart.dry - chart.wettest) / wettest;
  return {
    temperature: (degrees) => Math.round(chart.coldest - (degrees - coldest) * perDegree),
    rain: (millimeters) => Math.round(millimeters * perMillimeter),
  };
}
