import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { formatDuration, productDuration } from "./product-duration.ts";

test.each([
  [undefined, ""],
  [0, ""],
  [2, ""],
  [3, "5 minutes"],
  [58, "1 hour"],
  [60, "1 hour"],
  [152, "2 hours 30 minutes"],
  [1439, "1 day"],
  [1440, "1 day"],
  [1440 + 95, "1 day 1 hour 35 minutes"],
])("J5: %s minutes read %j", (minutes, text) => {
  expect(formatDuration(minutes, locales.en)).toBe(text);
});

test.each([
  ["de", "2 Stunden 30 Minuten"],
  ["nl", "2 uur 30 minuten"],
  ["pt", "2 horas e 30 minutos"],
  ["it", "2 ore e 30 minuti"],
  ["es", "2 horas y 30 minutos"],
  ["fr", "2\u00a0heures 30 minutes"],
  ["pl", "2 godziny 30 minut"],
  ["ja", "2時間30分"],
  ["tw", "2 小時 30 分鐘"],
  ["cn", "2小时30分钟"],
  ["ko", "2시간 30분"],
  ["ar", "ساعتان و30 دقيقة"],
] as const)("J5: 150 minutes in %s read %s", (code, text) => {
  expect(formatDuration(150, locales[code])).toBe(text);
});

test.each([
  ["fr", 90, "1\u202fh 30"],
  ["fr", 125, "2\u202fh 05"],
  ["fr", 30, "30\u00a0min"],
  ["it", 90, "1 h 30 min"],
  ["es", 90, "1 h 30 min"],
  ["pt", 90, "1 h 30 min"],
] as const)("J5: on cards, in %s %d minutes are %s", (code, minutes, text) => {
  expect(formatDuration(minutes, locales[code], "short")).toBe(text);
});

test("J5: the parts add up to the minutes, to the nearest five", () => {
  const minutesPerUnit = new Map([
    ["day", 1440],
    ["hour", 60],
    ["minute", 1],
  ]);
  fc.assert(
    fc.property(fc.nat(10_000), (minutes) => {
      const parts = formatDuration(minutes, locales.en).matchAll(/(\d+) (day|hour|minute)/g);
      const sum = [...parts].reduce((total, [, count, unit]) => {
        return total + Number(count) * (minutesPerUnit.get(unit ?? "") ?? Number.NaN);
      }, 0);
      expect(sum % 5).toBe(0);
      expect(Math.abs(sum - minutes)).toBeLessThanOrEqual(2);
    }),
  );
});

test.each([
  [60, 120, "1–2 hours"],
  [30, 45, "30–45 minutes"],
  [1440, 2880, "1–2 days"],
  [60, 90, "1 hour to 1 hour 30 minutes"],
  [30, 60, "30 minutes to 1 hour"],
  [180, 1440, "3 hours to 1 day"],
  [240, 180, "4 hours to 3 hours"],
  [60, 61, "1 hour"],
  [60, undefined, "1 hour"],
  [undefined, 120, "2 hours"],
  [undefined, undefined, ""],
])("J5: a product of %s to %s minutes takes %j", (minDuration, maxDuration, text) => {
  expect(productDuration({ minDuration, maxDuration }, locales.en, createLocaleTranslator(locales.en))).toBe(text);
});

test.each([
  ["de", "3–4 Stunden"],
  ["fr", "3–4\u00a0heures"],
  ["it", "3–4 ore"],
  ["es", "3–4 horas"],
  ["pt", "3–4 horas"],
  ["nl", "3–4 uur"],
  ["pl", "3–4 godziny"],
  ["id", "3–4 jam"],
  ["ja", "3～4時間"],
  ["tw", "3–4 小時"],
  ["cn", "3–4小时"],
  ["ko", "3~4시간"],
  ["ar", "3 ساعات – 4 ساعات"],
] as const)("J5: from 180 to 240 minutes in %s is %j", (code, text) => {
  const duration = { minDuration: 180, maxDuration: 240 };
  expect(productDuration(duration, locales[code], createLocaleTranslator(locales[code]))).toBe(text);
});

test("J5: Indonesian has whole words where others have short ones", () => {
  const [t, locale] = [createLocaleTranslator(locales.id), locales.id];
  expect(productDuration({ minDuration: 60, maxDuration: 180 }, locale, t, "short")).toBe("1–3 jam");
});

test("J5: in Arabic no preposition governs a dual, which Intl always writes as a subject", () => {
  const t = createLocaleTranslator(locales.ar);
  expect(productDuration({ minDuration: 120, maxDuration: 150 }, locales.ar, t)).toBe("ساعتان – ساعتان و30 دقيقة");
});
