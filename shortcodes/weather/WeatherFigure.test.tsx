import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { climates } from "../../catalog/climate/climates.ts";
import { WeatherFigure } from "./WeatherFigure.tsx";

/** The year in London, June marked. */
function draw(code: LocaleCode) {
  const climate = climates.get("LONDON");
  if (climate === undefined) throw new Error("London has no normals");
  const locale = locales[code];
  const asked = { city: "LONDON", climate, month: 6, locale, t: createLocaleTranslator(locale), label: "London" };
  return render(<WeatherFigure {...asked}>June in London</WeatherFigure>).container;
}

test.each([
  ["en", ["June", "22", "12", "47", "8"], "Days with at least 1\u00a0mm of rain"],
  ["de", ["Juni", "22", "12", "47", "8"], "Tage mit mindestens 1 mm Regen"],
  ["ar", ["يونيو", "22", "12", "47", "8"], "أيام هطول المطر بمقدار 1 مم على الأقل"],
] as const)("every month's numbers can be read aloud (%s)", (locale, june, wetDays) => {
  draw(locale);
  const [header, ...months] = within(screen.getByRole("table", { name: "London" })).getAllByRole("row");
  expect(header?.lastElementChild?.textContent).toBe(wetDays);
  expect(months).toHaveLength(12);
  expect([...(months[5]?.children ?? [])].map(({ textContent }) => textContent)).toEqual(june);
});

test.each([
  ["en", [0, 40, 80], 200],
  ["ar", [440, 400, 360], 240],
] as const)("the months run with the text (%s), the one asked for marked", (locale, first, marked) => {
  const columns = [...draw(locale).querySelectorAll("g")];
  const offsets = columns.map((column) => Number(/\d+/.exec(column.getAttribute("transform") ?? "")?.[0]));
  expect(offsets.slice(0, 3)).toEqual(first);
  const withMark = columns.filter((column) => column.querySelectorAll("rect").length === 3);
  expect(withMark.map((column) => offsets[columns.indexOf(column)])).toEqual([marked]);
});

test("the drawing is for the eye only", () => {
  expect(draw("en").querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
