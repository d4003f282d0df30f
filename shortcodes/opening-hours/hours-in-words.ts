import type { OpeningDay } from "../../catalog/sight/opening-schedule.ts";
import type { Translator } from "../../i18n/translator.ts";

/** "08:30 to 19:15", or "Closed". */
export function hoursInWords(day: OpeningDay, t: Translator): string {
  if (day.closed) return t("openingHours.closed");
  return t("openingHours.hours", { opens: day.opens, closes: day.closes });
}
