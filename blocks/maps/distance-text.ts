import { formatUnit } from "../../i18n/format-unit.ts";
import type { Locale } from "../../i18n/locales.ts";

/** Returns a distance as travellers say it: `640 m`, `1.4 km`, from ten kilometers on in whole ones: `1,235 km`. */
export function distanceText(kilometers: number, locale: Locale): string {
  const meters = Math.round(kilometers * 100) * 10;
  const [value, unit] = meters < 1000 ? [meters, "meter"] : [kilometers, "kilometer"];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return formatUnit(value, locale, { unit, maximumFractionDigits });
}
