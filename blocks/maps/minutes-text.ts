import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";

/** Returns minutes in few letters: `10 min`, `10 د`. */
export function minutesText(minutes: number, locale: Locale): string {
  return numberFormat(formatTag(locale), { style: "unit", unit: "minute", unitDisplay: "short" }).format(minutes);
}
