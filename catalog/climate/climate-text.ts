import { numberFormat } from "../../i18n/formatters.ts";
import { cityName } from "../../i18n/city-names.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { type Climate, monthName, listClimateMonths } from "./climate.ts";

/**
 * Returns normals in words: "May in Rome: 11 to 23 °C, 6 days with rain (≥ 1 mm)". Undefined for a city
 * without a name. `month` is 1 for January.
 */
export function climateText(
  { city, climate, month }: { readonly city: string; readonly climate: Climate; readonly month: number },
  locale: Locale,
  t: Translator,
): string | undefined {
  const name = cityName(city, locale.code);
  const normals = listClimateMonths(climate)[month - 1];
  if (name === undefined || normals === undefined) return undefined;
  const numbers = numberFormat(formatTag(locale));
  return t("weather.summary", {
    month: monthName(month, locale, "long"),
    city: name,
    low: numbers.format(normals.low),
    high: numbers.format(normals.high),
    days: normals.wetDays,
    from: numbers.format(climate.wetDayFrom),
  });
}
