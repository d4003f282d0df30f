import { expect, test } from "vitest";
import { formatTime } from "./clock-times.ts";
import { locales } from "./locales.ts";
import { createLocaleTranslator } from "./translator.ts";

test.each([
  ["id", "19:30", "19.30"],
  ["de", "19:30", "19:30"],
  ["id", "19:30:00", "19:30:00"],
] as const)("J15: %s writes %s as %s", (code, time, text) => {
  expect(formatTime(time, locales[code])).toBe(text);
});

test("J15: a message writes a time as its language does", () => {
  expect(createLocaleTranslator(locales.id)("plan.beforeOpening", { time: "09:00" })).toBe("Buka pukul 09.00.");
});
