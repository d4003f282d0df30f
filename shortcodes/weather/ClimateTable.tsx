import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { type Climate, monthName, listClimateMonths } from "../../catalog/climate/climate.ts";

interface Props {
  readonly climate: Climate;
  readonly locale: Locale;
  readonly t: Translator;
  readonly label: string;
}

/** The numbers of a climate, for screen readers. It consists of spans, as a table element would end its paragraph. */
export function ClimateTable({ climate, locale, t, label }: Props) {
  const numbers = numberFormat(formatTag(locale));
  const columns = ["month", "high", "low", "rain", "wetDays"] as const;
  return (
    <span role="table" aria-label={label} className="visually-hidden">
      <span role="row">
        {columns.map((column) => (
          <span key={column} role="columnheader">
            {t(`weather.${column}`, { from: numbers.format(climate.wetDayFrom) })}
          </span>
        ))}
      </span>
      {listClimateMonths(climate).map((normals) => (
        <span key={normals.month} role="row">
          <span role="rowheader">{monthName(normals.month, locale, "long")}</span>
          {columns.slice(1).map((column) => (
            <span key={column} role="cell">
              {numbers.format(normals[column])}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
