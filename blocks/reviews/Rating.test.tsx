import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { InlineRating, RatingLine } from "./Rating.tsx";

function renderLine(average: number, ratingCount: number, reviewCount: number, locale = locales.en) {
  const t = createLocaleTranslator(locale);
  return render(<RatingLine rating={{ average, ratingCount, reviewCount }} locale={locale} t={t} />);
}

describe("RatingLine", () => {
  it("is said in full, and shown in short", () => {
    renderLine(4, 5743, 0);
    expect(screen.getByText("Rated 4.0 out of 5 from 5,743 ratings")).toBeDefined();
    expect(screen.getByText(/\(5,743\)/).getAttribute("aria-hidden")).toBe("true");
  });

  it.each([
    [1.2, 5743, "Rated 1.2 out of 5 from 5,743 ratings"],
    [4.9, 3, "Rated 4.9 out of 5 from 3 ratings"],
    [4.9, 1, "Rated 4.9 out of 5 from 1 rating"],
  ])("A2: is there whatever it is: %d from %d ratings", (average, count, said) => {
    renderLine(average, count, 0);
    expect(screen.getByText(said)).toBeDefined();
  });

  it.each([
    ["en", 1, "1 review"],
    ["en", 1812, "1,812 reviews"],
    ["de", 1812, "1.812 Rezensionen"],
    ["ar", 3, "3 مراجعات"],
  ] as const)("A2: counts ratings and reviews apart (%s, %d)", (code, reviews, said) => {
    const { container } = renderLine(4, 5743, reviews, locales[code]);
    expect(container.querySelector("p")?.lastElementChild?.textContent).toBe(said);
  });

  it("A2: says nothing of reviews where there are none", () => {
    expect(renderLine(4, 5743, 0).container.textContent).not.toContain("review");
  });
});

function renderInline(code: LocaleCode, seen: ReactNode = "4.0") {
  const locale = locales[code];
  const rating = { average: 4, ratingCount: 5743, reviewCount: 0 };
  return render(
    <InlineRating rating={rating} locale={locale} t={createLocaleTranslator(locale)}>
      {seen}
    </InlineRating>,
  );
}

describe("InlineRating", () => {
  it.each([
    ["en", "Rated 4.0 out of 5 from 5,743 ratings"],
    ["de", "Mit 4,0 von 5 bewertet, 5.743 Bewertungen"],
    ["ar", "التقييم 4.0 من 5 (عدد التقييمات: 5,743)"],
  ] as const)("is said in full, and seen in short (%s)", (code, said) => {
    const { container } = renderInline(code);
    expect(screen.getByText(said).className).toBe("visually-hidden");
    const seen = [...container.querySelectorAll("span > [aria-hidden]")].map(({ textContent }) => textContent);
    expect(seen.join("")).toBe("4.0");
  });

  it("is what a paragraph may hold", () => {
    const { container } = renderInline("en");
    const names = [...container.querySelectorAll("*:not(svg *)")].map(({ localName }) => localName);
    expect(new Set(names)).toEqual(new Set(["span", "svg"]));
  });

  it("a link around its numbers stays within reach of a screen reader", () => {
    renderInline("en", <a href="https://a.example/">4.0</a>);
    expect(screen.getByRole("link", { name: "4.0" })).toBeTruthy();
  });
});
