import { numberFormat } from "../../i18n/formatters.ts";
import { cityName } from "../../i18n/city-names.ts";
import { formatTag } from "../../i18n/locales.ts";
import type { ExpandContext } from "../../renderer/shortcode.ts";
import { monthName, monthsOf } from "./climate.ts";
import type { PlaceAndMonth } from "./place-and-month.ts";

/** Returns a climate in words: "May in Rome: 11 to 23 °C, 6 days with rain (≥ 1 mm)". */
export function climateSummary(
  { city, climate, month }: PlaceAndMonth,
  { market: { locale }, t }: Pick<ExpandContext, "market" | "t">,
): string | undefined {
  const name = cityName(city, locale.code);
  const normals = monthsOf(climate)[month - 1];
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
