import type { Translator } from "../../i18n/translator.ts";

const hoursPerDay = 24;

/** How many calendar days a hop-on hop-off ticket is valid, in words; one when its hours are not known (specification §9). */
export function hopOnValidityText(hours: number | undefined, t: Translator): string {
  return t("validity.calendarDays", { days: Math.max(1, Math.round((hours ?? hoursPerDay) / hoursPerDay)) });
}
