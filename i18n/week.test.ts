import { expect, it } from "vitest";
import { locales } from "./locales.ts";
import { listWeekdays } from "./week.ts";

/** Node 20 has the week as a property, later ones as a function. */
function readFirstDay(tag: string): unknown {
  const locale = new Intl.Locale(tag);
  const getWeek: unknown = Reflect.get(locale, "getWeekInfo");
  const week: unknown = typeof getWeek === "function" ? getWeek.call(locale) : Reflect.get(locale, "weekInfo");
  return typeof week === "object" && week !== null && "firstDay" in week ? week.firstDay : undefined;
}

it.each(Object.values(locales))("C10: a week in $code begins as in $contentLanguage", (locale) => {
  expect(listWeekdays(locale)[0]).toBe(readFirstDay(locale.contentLanguage));
});

it.each(Object.values(locales))("C10: a week in $code has each day once, in turn", (locale) => {
  const [first = 0, ...others] = listWeekdays(locale);
  expect(others).toEqual([1, 2, 3, 4, 5, 6].map((days) => ((first - 1 + days) % 7) + 1));
});
