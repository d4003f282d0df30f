import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { InlineRating } from "./InlineRating.tsx";

function renderRating(code: LocaleCode, seen: ReactNode = "4.0") {
  const locale = locales[code];
  const rating = { average: 4, ratingCount: 5743, reviewCount: 0 };
  return render(
    <InlineRating rating={rating} locale={locale} t={createLocaleTranslator(locale)}>
      {seen}
    </InlineRating>,
  );
}

test.each([
  ["en", "Rated 4.0 out of 5 from 5,743 ratings"],
  ["de", "Mit 4,0 von 5 bewertet, 5.743 Bewertungen"],
  ["ar", "التقييم 4.0 من 5 (عدد التقييمات: 5,743)"],
] as const)("is said in full, and seen in short (%s)", (code, said) => {
  const { container } = renderRating(code);
  expect(screen.getByText(said).className).toBe("visually-hidden");
  const seen = [...container.querySelectorAll("span > [aria-hidden]")].map(({ textContent }) => textContent);
  expect(seen.join("")).toBe("4.0");
});

test("is what a paragraph may hold", () => {
  const { container } = renderRating("en");
  const names = [...container.querySelectorAll("*:not(svg *)")].map(({ localName }) => localName);
  expect(new Set(names)).toEqual(new Set(["span", "svg"]));
});

test("a link around its numbers stays within reach of a screen reader", () => {
  renderRating("en", <a href="https://a.example/">4.0</a>);
  expect(screen.getByRole("link", { name: "4.0" })).toBeTruthy();
});
