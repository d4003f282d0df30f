import type { ReactNode } from "react";
import { monthId, monthName } from "../../catalog/climate/climate.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import type { PageContext } from "../../renderer/index.ts";
import * as css from "./CityWeather.css.ts";
import type { WeatherYear } from "./find-weather-year.ts";

interface YearTableProps {
  readonly year: WeatherYear;
  readonly page: PageContext;
}

const columns = ["range", "wetDays"] as const;

/** Twelve months: temperatures, days with rain and daylight, each number with its bar on the scale of its column. */
export function YearTable({ year, page }: YearTableProps) {
  const { t, locale } = page;
  const numbers = numberFormat(formatTag(locale), { maximumFractionDigits: 1 });
  const scales = measureScales(year.months);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t("weather.month")}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`weather.${column}`, { from: numbers.format(year.climate.wetDayFrom) })}
            </th>
          ))}
          <th scope="col">{t("guide.daylight")}</th>
        </tr>
      </thead>
      <tbody>
        {year.months.map((month) => (
          <MonthRow key={month.month} city={year.city} month={month} scales={scales} numbers={numbers} page={page} />
        ))}
      </tbody>
    </table>
  );
}

/** Values that the bars of each column are relative to. */
interface Scales {
  /** The lowest temperature of the year; 0 where that is higher. */
  readonly coldest: number;
  /** Degrees from there to the highest temperature. */
  readonly degrees: number;
  readonly wettest: number;
}

function measureScales(months: WeatherYear["months"]): Scales {
  const coldest = Math.min(0, ...months.map(({ low }) => low));
  return {
    coldest,
    degrees: Math.max(...months.map(({ high }) => high)) - coldest,
    wettest: Math.max(1, ...months.map(({ wetDays }) => wetDays)),
  };
}

interface MonthRowProps extends Pick<YearTableProps, "page"> {
  readonly city: string;
  readonly month: WeatherYear["months"][number];
  readonly scales: Scales;
  readonly numbers: Intl.NumberFormat;
}

function MonthRow({ city, month: normals, scales, numbers, page: { t, locale } }: MonthRowProps) {
  const { month, low, high, wetDays, daylightHours } = normals;
  const { coldest, degrees, wettest } = scales;
  return (
    <tr>
      <th scope="row">
        <a href={`#${monthId(city, month)}`} title={monthName(month, locale, "long")}>
          {monthName(month, locale, "short")}
        </a>
      </th>
      <Bar from={(low - coldest) / degrees} to={(high - coldest) / degrees} className={css.warm}>
        {t("weather.lowToHigh", { low: numbers.format(low), high: numbers.format(high) })}
      </Bar>
      <Bar from={0} to={wetDays / wettest} className={css.wet}>
        {numbers.format(wetDays)}
      </Bar>
      {daylightHours === undefined ? (
        <td>–</td>
      ) : (
        <Bar from={0} to={daylightHours / 24} className={css.light}>
          {numbers.format(daylightHours)}
        </Bar>
      )}
    </tr>
  );
}

interface BarProps {
  /** Shares of the column's width. */
  readonly from: number;
  readonly to: number;
  readonly className: string;
  /** The number that the bar stands for. */
  readonly children: ReactNode;
}

function Bar({ from, to, className, children }: BarProps) {
  const style = { marginInlineStart: percent(from), inlineSize: percent(to - from) };
  return (
    <td className="tabular">
      {children}
      <span aria-hidden className={css.scale}>
        <span className={className} style={style} />
      </span>
    </td>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
