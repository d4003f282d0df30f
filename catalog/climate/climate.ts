import { dateFormat } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";

/** The climate of a city: normals of many years, never a forecast. Lists have a value for each month, January first. */
export interface Climate {
  /** The years that the normals are averages of. */
  readonly period: string;
  /** The weather service that publishes them. */
  readonly source: string;
  /** The place of measurement. */
  readonly station: string;
  /** Millimeters from which the service counts a day as one with rain. */
  readonly wetDayFrom: number;
  /** Mean daily highest and lowest temperature, °C. */
  readonly high: readonly number[];
  readonly low: readonly number[];
  /** Millimeters, snow melted. */
  readonly rain: readonly number[];
  readonly wetDays: readonly number[];
}

/** One month of a climate; `month` is 1 for January. */
export interface MonthClimate {
  readonly month: number;
  readonly high: number;
  readonly low: number;
  readonly rain: number;
  readonly wetDays: number;
}

/** The months of a climate, January first. */
export function listClimateMonths({ high, low, rain, wetDays }: Climate): readonly MonthClimate[] {
  return high.map((degrees, index) => ({
    month: index + 1,
    high: degrees,
    low: low[index] ?? degrees,
    rain: rain[index] ?? 0,
    wetDays: wetDays[index] ?? 0,
  }));
}

/** Returns the id of the part of a page that is about a month in a city: `rome-month-5`. */
export function monthId(city: string, month: number): string {
  return `${city.toLowerCase()}-month-${month}`;
}

/** Returns a month's name; month 1 is January. `narrow` is one letter, in languages that have such names. */
export function monthName(month: number, locale: Locale, style: "long" | "short" | "narrow"): string {
  const format = dateFormat(formatTag(locale), { month: style, timeZone: "UTC" });
  return format.format(Date.UTC(2001, month - 1));
}
