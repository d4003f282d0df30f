import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { testReview } from "../../tests/support/test-review.ts";
import { ReviewFigure } from "./ReviewFigure.tsx";

it.each([
  ["Marta", "M"],
  [" élodie ", "É"],
  ["𠮷野", "𠮷"],
  ["ليلى", "ل"],
])("W156: the review of %j has a tile %j, which readers of the screen skip", (name, expected) => {
  const t = createLocaleTranslator(locales.en);
  const { container } = render(<ReviewFigure review={testReview({ name })} locale={locales.en} t={t} />);
  expect(container.querySelector("figcaption > [aria-hidden]")?.textContent).toBe(expected);
});

it.each([
  ["USER", "Marta · 05 Oct 2026 · Vehicle: Saloon · verified booking"],
  ["CRITIC", "Marta · 05 Oct 2026 · critic · Vehicle: Saloon · verified booking"],
  ["PROVIDER", "Marta · 05 Oct 2026 · operator"],
] as const)("A4, D15: %s → %s", (kind, expected) => {
  const review = testReview({ kind, vehicleType: "SEDAN" });
  const t = createLocaleTranslator(locales.en);
  const { container } = render(<ReviewFigure review={review} locale={locales.en} t={t} />);
  expect(container.querySelector("figcaption > div")?.textContent).toBe(expected);
});
