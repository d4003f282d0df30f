import type { ReactNode } from "react";
import { monthId, monthName } from "../../catalog/climate/climate.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import * as css from "./CityWeather.css.ts";
import type { WeatherYear } from "./year-of.ts";

interface YearTableProps {
  readonly year: WeatherYear;
  readonly page: PageContext;
}

const columns = ["range", "wetDays"] as const;

/** Twelve months: temperatures, days with rain and daylight, each number with its bar on the scale of its column. */
export function YearTable({ year: { city, climate, months }, page: { t, locale } }: YearTableProps) {
  const numbers = numberFormat(formatTag(locale), { maximumFractionDigits: 1 });
  const coldest = Math.min(0, ...months.map(({ low }) => low));
  const degrees = Math.max(...months.map(({ high }) => high)) - coldest;
  const wettest = Math.max(1, ...months.map(({ wetDays }) => wetDays));
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t("weather.month")}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`weather.${column}`, { from: numbers.format(climate.wetDayFrom) })}
            </th>
          ))}
          <th scope="col">{t("guide.daylight")}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, low, high, wetDays, daylightHours }) => (
          <tr key={month}>
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
        ))}
      </tbody>
    </table>
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
