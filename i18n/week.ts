import type { Locale, LocaleCode } from "./locales.ts";

/** The languages whose content is for a country in which weeks begin on Sunday. A test compares them with those of Intl. */
const sundayFirst: ReadonlySet<LocaleCode> = new Set(["en", "pt", "ja", "tw", "ko", "id"]);

/** Lists the weekdays in their order in calendars of a language, 1 for Monday to 7 for Sunday (C10). */
export function listWeekdays({ code }: Pick<Locale, "code">): readonly number[] {
  return sundayFirst.has(code) ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
}
