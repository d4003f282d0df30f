import type { ReactNode } from "react";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { ClimateChart } from "./ClimateChart.tsx";
import { ClimateTable } from "./ClimateTable.tsx";
import type { PlaceAndMonth } from "./place-and-month.ts";
import * as css from "./weather.css.ts";

interface Props extends PlaceAndMonth {
  readonly locale: Locale;
  readonly t: Translator;
  readonly label: string;
  readonly children: ReactNode;
}

/** A year's climate with one month marked. It stands in a paragraph, so that all of it is phrasing content. */
export function WeatherFigure({ climate, month, locale, t, label, children }: Props) {
  // Names are Latin in every language, and isolated from a line that runs from the right.
  const source = `\u2068${climate.source} (${climate.station})\u2069`;
  return (
    <span className={css.figure}>
      <StyleSheet of={css} />
      <span className={css.summary}>{children}</span>
      <ClimateChart climate={climate} month={month} locale={locale} />
      <span aria-hidden="true" className={css.legend}>
        <span className={css.temperatureKey}>{t("weather.range")}</span>
        <span className={css.rainKey}>{t("weather.rain")}</span>
      </span>
      <ClimateTable climate={climate} locale={locale} t={t} label={label} />
      <span className={css.source}>{t("weather.source", { period: climate.period, source })}</span>
    </span>
  );
}
