import type { SliceProps } from "../../renderer/index.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./CityWeather.css.ts";
import type { CityWeatherFields } from "./fields.ts";
import { MonthList } from "./MonthList.tsx";
import { YearTable } from "./YearTable.tsx";
import { findWeatherYear } from "./find-weather-year.ts";

/** Renders a year in a table that is its chart too, and a part for each month (C3). */
export function CityWeather({ fields, id, page }: SliceProps<CityWeatherFields>) {
  const year = findWeatherYear(fields, page);
  if (year === undefined) return null;
  const { period, source, station } = year.climate;
  // Names are Latin in every language, and isolated from a line that runs from the right.
  const origin = `\u2068${source} (${station})\u2069`;
  return (
    <Section id={id} title={page.text(fields.title)} intro={page.text(fields.intro)}>
      <StyleSheet of={css} />
      <YearTable year={year} page={page} />
      <p className={css.source}>{page.t("weather.source", { period, source: origin })}</p>
      <MonthList year={year} page={page} />
    </Section>
  );
}
