import { formatUnit } from "../../i18n/format-unit.ts";
import type { Locale } from "../../i18n/locales.ts";

/** Returns minutes in few letters: `10 min`, `10 د`. */
export function minutesText(minutes: number, locale: Locale): string {
  return formatUnit(minutes, locale, { unit: "minute", unitDisplay: "short" });
}
