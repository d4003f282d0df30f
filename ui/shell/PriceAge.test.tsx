import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { PriceAge } from "./PriceAge.tsx";

const readAt = Date.parse("2026-11-22T12:40:03Z");

it.each(Object.values(locales))("X28: a note says in $code how old the prices are", (locale) => {
  const { container } = render(<PriceAge locale={locale} t={createLocaleTranslator(locale)} readAt={readAt} />);
  const time = container.querySelector("time");
  expect(time?.getAttribute("datetime")).toBe("2026-11-22T12:40:03.000Z");
  expect(time?.textContent).toMatch(/12|١٢/);
  expect(container.querySelector("p")?.textContent).toMatch(/.{2,}.*UTC.*.{10,}/);
});

it("X28: the note in English", () => {
  const locale = locales.en;
  const { container } = render(<PriceAge locale={locale} t={createLocaleTranslator(locale)} readAt={readAt} />);
  expect(container.querySelector("p")?.textContent).toContain("Prices as of 22 Nov 2026, 12:40 UTC. ");
});
