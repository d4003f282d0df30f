import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { performanceWeek, weekdaysText } from "./performance-week.ts";

const slot = (startDate: string, startTime: string) => ({ startDate, startTime });

test("C10: a show's week from its performances, each hour once", () => {
  const slots = [
    slot("2026-11-24", "19:30"),
    slot("2026-11-25", "19:30"),
    slot("2026-12-02", "19:30"),
    slot("2026-11-25", "14:30"),
    slot("2026-11-29", "15:00"),
    slot("soon", "11:00"),
  ];
  expect(performanceWeek(slots)).toEqual([
    { time: "14:30", days: [3] },
    { time: "15:00", days: [7] },
    { time: "19:30", days: [2, 3] },
  ]);
});

test.each([
  [[2, 3, 4, 5, 6], "en", "Tue–Sat"],
  [[3, 6], "en", "Wed, Sat"],
  [[1, 2, 5, 6, 7], "en", "Mon, Tue, Fri–Sun"],
  [[2, 3, 4], "de", "Di–Do"],
  [[7], "ja", "日"],
  [[3, 6], "ja", "水・土"],
  [[3, 6], "ar", "الأربعاء، السبت"],
  [[3, 6], "cn", "周三、周六"],
  [[], "en", ""],
] as const)("C10: weekdays %j in %s → %s", (days, code, expected) => {
  const locale = locales[code];
  expect(weekdaysText(days, locale, createLocaleTranslator(locale))).toBe(expected);
});
