import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Product, ProductLabel } from "../../catalog/product/product.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { ProductCard } from "./ProductCard.tsx";
import { sampleProduct } from "../../tests/support/sample-product.ts";

const texts = { locale: locales.en, t: createLocaleTranslator(locales.en) };

function renderCard(changes: Partial<Product> = {}, badge?: ProductLabel) {
  const product = { ...sampleProduct, ...changes };
  return render(<ProductCard product={product} badge={badge} href="/book/7" showScratchPrice {...texts} />);
}

describe("ProductCard", () => {
  it("is one link, named after the product", () => {
    renderCard();
    const [link, ...others] = screen.getAllByRole("link");
    expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Colosseum with arena floor", "/book/7"]);
    expect(others).toEqual([]);
  });

  it("says what it is and where, and shows its photograph", () => {
    renderCard();
    expect(screen.getByText("Landmarks · Rome")).toBeDefined();
    expect(screen.getByRole("img", { name: "The Colosseum" })).toBeDefined();
  });

  it.each([
    ["BEST_SELLER", "Best seller"],
    ["SELLING_OUT_FAST", "Selling out fast"],
  ] as const)("D22: the badge %s reads %s", (badge, text) => {
    renderCard({}, badge);
    expect(screen.getByText(text)).toBeDefined();
  });

  it("D22: without a badge it carries none", () => {
    renderCard();
    expect(screen.queryByText("Best seller")).toBeNull();
  });

  it("shows the three best highlights, the duration in words", () => {
    renderCard();
    const highlights = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(highlights).toEqual(["Free cancellation", "1 hour 30 minutes", "Audio guide"]);
  });

  it("omits an unknown duration", () => {
    renderCard({ descriptors: ["DURATION"], minDuration: undefined, maxDuration: undefined });
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("shows no rating below the threshold", () => {
    renderCard({ rating: { average: 4.9, ratingCount: 99, reviewCount: 0 } });
    expect(screen.queryByText(/^Rated/)).toBeNull();
  });

  it("shows a poster of its name when there is no photograph", () => {
    renderCard({ images: [] });
    expect(screen.getByRole("img", { name: "Colosseum with arena floor" })).toBeDefined();
  });

  it("uses the provider's own call to action", () => {
    renderCard({ callToAction: "Reserve a table" });
    expect(screen.getByText("Reserve a table")).toBeDefined();
  });

  it("says that it is sold out, without price, and still leads on", () => {
    renderCard({ price: undefined });
    expect(screen.getByText("Sold out for now")).toBeDefined();
    expect(screen.getByText("See other dates")).toBeDefined();
    expect(screen.queryByText("from")).toBeNull();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/book/7");
  });
});
