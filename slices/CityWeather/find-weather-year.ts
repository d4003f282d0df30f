import { climateText } from "../../catalog/climate/climate-text.ts";
import { type Climate, type MonthClimate, listClimateMonths } from "../../catalog/climate/climate.ts";
import { climates } from "../../catalog/climate/climates.ts";
import { daylightOn } from "../../catalog/daylight/daylight.ts";
import { findSunTimes } from "../../catalog/visit/visit-reasons.ts";
import { chosenCity } from "../../blocks/places/chosen-city.ts";
import type { PageContext } from "../../renderer/index.ts";
import { cities } from "../../blocks/maps/cities.ts";
import type { CityWeatherFields } from "./fields.ts";

/** The normals of a month, its daylight in the middle, and what an editor wrote of it. */
interface WeatherMonth extends MonthClimate {
  /** Undefined where the sun does not rise or set. */
  readonly daylightHours: number | undefined;
  /** `HH:MM` in the time zone of the city; undefined where that is not known. */
  readonly sun: { readonly sunrise: string; readonly sunset: string } | undefined;
  /** The normals in words. */
  readonly summary: string;
  readonly note: string;
}

/** A city's weather in the course of a year. */
export interface WeatherYear {
  /** The provider's code of the city. */
  readonly city: string;
  readonly climate: Climate;
  /** January first. */
  readonly months: readonly WeatherMonth[];
}

const hour = 3_600_000;

/** Returns the year of a slice's city; undefined where no certain normals are known. */
export function findWeatherYear(fields: CityWeatherFields, page: PageContext): WeatherYear | undefined {
  const city = chosenCity(fields, page);
  const climate = climates.get(city);
  if (climate === undefined) return undefined;
  const year = new Date(page.snapshot.readAt).getUTCFullYear();
  return {
    city,
    climate,
    months: listClimateMonths(climate).map((normals) => ({
      ...normals,
      ...describeDaylight(new Date(Date.UTC(year, normals.month - 1, 15)), city, page),
      summary: climateText({ city, climate, month: normals.month }, page.locale, page.t) ?? "",
      note: readMonthNote(fields, normals.month, page),
    })),
  };
}

function describeDaylight(
  day: Date,
  city: string,
  { snapshot }: PageContext,
): Pick<WeatherMonth, "daylightHours" | "sun"> {
  const [longitude, latitude] = cities.get(city) ?? [];
  const light = daylightOn(day, { latitude, longitude });
  const timeZone = snapshot.get("cities", { code: city })?.timeZone ?? "";
  return {
    daylightHours: light && (light.sets - light.rises) / hour,
    sun: timeZone === "" ? undefined : findSunTimes({ sunrise: light?.rises, sunset: light?.sets }, timeZone),
  };
}

function readMonthNote({ months }: CityWeatherFields, month: number, page: PageContext): string {
  const written = months.find((each) => each.month === month);
  return written === undefined ? "" : page.text(written.text);
}
