import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Product, ProductLabel } from "../../catalog/product/product.ts";
import { saleOf } from "../../catalog/show/sale.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { ProductCard } from "./ProductCard.tsx";
import { testShow } from "../../tests/support/test-show.ts";
import { sampleProduct } from "../../tests/support/sample-product.ts";

const texts = { locale: locales.en, t: createLocaleTranslator(locales.en) };

function renderCard(changes: Partial<Product> = {}, badge?: ProductLabel) {
  const product = { ...sampleProduct, ...changes };
  const sale = saleOf(product, { now: 0, ...texts });
  return render(
    <ProductCard
      product={product}
      page={{ pictureOrigins: [] }}
      badge={badge}
      sale={sale}
      href="/book/7"
      showScratchPrice
      highlights={5}
      {...texts}
    />,
  );
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

  it("D22: a badge hides no words of a poster, which is higher than wide", () => {
    const poster = {
      url: "https://images.example/poster.svg",
      alt: { text: "Poster" },
      width: 800,
      height: 1000,
    };
    const image = { ...poster, dominantColour: undefined, isDrawing: true };
    renderCard({ images: [image] }, "BEST_SELLER");
    expect(screen.getByText("Best seller").closest("div")?.contains(screen.getByRole("heading"))).toBe(true);
  });

  it("D12: a show that opens says when, beside its price", () => {
    renderCard({ show: testShow({ dates: { opening: "1970-01-02" } }) });
    expect(screen.getByText("Opens tomorrow")).toBeDefined();
    expect(screen.getByText("€49")).toBeDefined();
  });

  it("D12: a show that closed says so, and has no price", () => {
    renderCard({ show: testShow({ dates: { closing: "1969-12-31" } }) });
    expect(screen.getByText("Show closed")).toBeDefined();
    expect(screen.queryByText("€49")).toBeNull();
  });

  it("D22: without a badge it carries none", () => {
    renderCard();
    expect(screen.queryByText("Best seller")).toBeNull();
  });

  it("J12: shows five highlights in their order, the duration in words", () => {
    renderCard({
      descriptors: ["HOTEL_PICKUP", "GUIDED_TOUR", "AUDIO_GUIDE", "DURATION", "MOBILE_TICKET", "EXTENDED_VALIDITY"],
    });
    const highlights = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    const expected = ["Extended validity", "Mobile ticket", "1 hour 30 minutes", "Audio guide", "Guided tour"];
    expect(highlights).toEqual(expected);
  });

  it("omits an unknown duration", () => {
    renderCard({
      descriptors: ["DURATION"],
      minDuration: undefined,
      maxDuration: undefined,
    });
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("A2: shows a poor rating and its review count as well as a good one", () => {
    renderCard({ rating: { average: 2.1, ratingCount: 99, reviewCount: 12 } });
    expect(screen.getByText("Rated 2.1 out of 5 from 99 ratings")).toBeDefined();
    expect(screen.getByText(/12 reviews/)).toBeDefined();
  });

  it("shows a poster of its name when there is no photograph", () => {
    renderCard({ images: [] });
    expect(screen.getByRole("img", { name: "Colosseum with arena floor" })).toBeDefined();
  });

  it("uses the provider's own call to action", () => {
    renderCard({ callToAction: "Reserve a table" });
    expect(screen.getByText("Reserve a table")).toBeDefined();
  });

  it("says to book where the provider has no call to action in the page's language", () => {
    renderCard({ callToAction: undefined });
    expect(screen.getByText("Book now")).toBeDefined();
  });

  it("E4: says that it is sold out, without price or next step, and leads to its page", () => {
    renderCard({ price: undefined, callToAction: "Reserve a table" });
    expect(screen.getByText("Sold out for now")).toBeDefined();
    expect(screen.queryByText("Reserve a table")).toBeNull();
    expect(screen.queryByText("from")).toBeNull();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/book/7");
  });
});
