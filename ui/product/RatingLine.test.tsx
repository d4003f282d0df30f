import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { RatingLine } from "./RatingLine.tsx";

function renderRating(average: number, ratingCount: number) {
  const t = createLocaleTranslator(locales.en);
  return render(<RatingLine rating={{ average, ratingCount, reviewCount: 0 }} locale={locales.en} t={t} />);
}

describe("RatingLine", () => {
  it("is said in full, and drawn in short", () => {
    renderRating(4, 5743);
    expect(screen.getByText("Rated 4.0 out of 5 from 5,743 ratings")).toBeDefined();
    expect(screen.getByText("(5,743)").getAttribute("aria-hidden")).toBe("true");
  });

  it.each([
    [3.9, 5743],
    [4.9, 99],
  ])("is nothing at %d from %d ratings", (average, count) => {
    expect(renderRating(average, count).container.textContent).toBe("");
  });
});
