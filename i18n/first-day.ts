import type { Locale, LocaleCode } from "./locales.ts";

const signs: Readonly<Partial<Record<LocaleCode, string>>> = { fr: "er", it: "º" };

/** Returns the sign after the number of a month's first day: French `er`. Empty in languages that write the bare number. */
export function findFirstDaySign({ code }: Pick<Locale, "code">): string {
  return signs[code] ?? "";
}

/** Marks the first of a month in a date: `1 mars` → French `1er mars`, Italian `1º marzo`. Times and years stay. */
export function markFirstDay(text: string, locale: Pick<Locale, "code">): string {
  const sign = findFirstDaySign(locale);
  return sign === "" ? text : text.replaceAll(/(?<![\d:/])1(?![\d:/])/g, `1${sign}`);
}
