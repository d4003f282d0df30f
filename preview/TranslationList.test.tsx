import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type LocaleCode, locales } from "../i18n/locales.ts";
import { createLocaleTranslator } from "../i18n/translator.ts";
import { linksTo } from "../ui/shell/language-links.ts";
import { TranslationList } from "./TranslationList.tsx";

function renderList(written: readonly LocaleCode[], missing: readonly LocaleCode[], older: readonly LocaleCode[] = []) {
  const translations = linksTo(
    ["rome"],
    written.map((code) => locales[code]),
    locales.en,
  );
  const untranslated = missing.map((code) => locales[code]);
  const outdated = { original: locales.en, translations: older.map((code) => locales[code]) };
  const { container } = render(
    <TranslationList
      report={{ translations, untranslated, outdated }}
      locale={locales.en}
      t={createLocaleTranslator(locales.en)}
    />,
  );
  return container;
}

it("an editor reads which languages a page has, with links to it, and which it lacks", () => {
  const container = renderList(["en", "ar"], ["pl", "ko"]);
  expect(screen.getByRole("heading").textContent).toBe("Languages (2 of 4)");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/rome/", "/ar/rome/"]);
  expect(container.querySelector("p")?.textContent).toBe("Not translated: Polski · 한국어");
  expect([...container.querySelectorAll("p bdi")].map((name) => name.getAttribute("lang"))).toEqual(["pl", "ko"]);
});

it("a page in all of its languages lacks none", () => {
  expect(renderList(["en", "de"], []).querySelector("p")).toBeNull();
});

it("X9: an editor reads which translations are older than the original", () => {
  const container = renderList(["en", "de", "ar"], ["pl"], ["de", "ar"]);
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "Older than the original (English): Deutsch · العربية",
    "Not translated: Polski",
  ]);
});
