import { formatDate, weekdayName } from "../../../i18n/dates.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { Translator } from "../../../i18n/translator.ts";

/** Returns a day with its weekday, as its language orders them: `Tuesday, Nov 24th`. */
export function dayText(
  day: Date,
  { locale, t }: { readonly locale: Locale; readonly t: Translator },
  style: "long" | "short" = "long",
): string {
  const first = weekdayName(day.getUTCDay() || 7, locale, style);
  return t("list.items", { first, next: formatDate(day, locale, "day-month") });
}
