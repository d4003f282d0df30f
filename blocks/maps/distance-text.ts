import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";

/** Returns a distance as travellers say it: `640 m`, `1.4 km`, from ten kilometers on in whole ones: `1,235 km`. */
export function distanceText(kilometers: number, locale: Locale): string {
  const meters = Math.round(kilometers * 100) * 10;
  const [value, unit] = meters < 1000 ? [meters, "meter"] : [kilometers, "kilometer"];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return numberFormat(formatTag(locale), { style: "unit", unit, maximumFractionDigits }).format(value);
}
