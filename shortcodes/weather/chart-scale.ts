import { chart } from "./chart-size.ts";
import type { MonthClimate } from "./months-of.ts";

export interface ChartScale {
  /** Distance from the top. */
  readonly temperature: (degrees: number) => number;
  /** Height of a bar. */
  readonly rain: (millimetres: number) => number;
}

// A year that hardly changes, or hardly rains, must look so.
const leastDegrees = 20;
const leastMillimetres = 100;

/** The scale on which all months fit. */
export function chartScale(months: readonly MonthClimate[]): ChartScale {
  const coldest = Math.min(...months.map(({ low }) => low));
  const warmest = Math.max(...months.map(({ high }) => high), coldest + leastDegrees);
  const wettest = Math.max(...months.map(({ rain }) => rain), leastMillimetres);
  const perDegree = (chart.coldest - chart.warmest) / (warmest - coldest);
  const perMillimetre = (chart.dry - chart.wettest) / wettest;
  return {
    temperature: (degrees) => Math.round(chart.coldest - (degrees - coldest) * perDegree),
    rain: (millimetres) => Math.round(millimetres * perMillimetre),
  };
}
