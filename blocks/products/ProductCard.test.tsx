import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Product, ProductLabel } from "../../catalog/product/product.ts";
import { type CardFacts, cardFacts } from "../../catalog/product/card-facts.ts";
import { describeSale } from "../../catalog/show/sale.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import * as card from "../../ui/primitives/card.css.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { ProductCard, type ProductCardProps } from "./ProductCard.tsx";
import { sampleProduct } from "../../tests/support/sample-product.ts";

const texts = { locale: locales.en, t: createLocaleTranslator(locales.en) };

const drawing = {
  url: "https://images.example/poster.svg",
  alt: { text: "Poster" },
  dominantColor: "#123456",
  isDrawing: true,
};

const nothing = { first: [], highlights: [] };

function renderCard(
  changes: Partial<Product> = {},
  badge?: ProductLabel,
  size: ProductCardProps["size"] = "l",
  facts?: CardFacts,
  hrefLang?: string,
) {
  const product = { ...sampleProduct, ...changes };
  const sale = describeSale(product, { now: 0, ...texts });
  return render(
    <ProductCard
      product={product}
      size={size}
      widths="292px"
      image={product.images[0]}
      facts={facts ?? cardFacts([product]).get(product.id) ?? nothing}
      page={{ pictures: { origins: [] } }}
      badge={badge}
      sale={sale}
      href="/colosseum-e-7/"
      bookingHref="https://book.example/book/7/"
      hrefLang={hrefLang}
      showScratchPrice
      {...texts}
    />,
  );
}

describe("ProductCard", () => {
  it("E13: one that leads to another language says so", () => {
    renderCard({ name: { text: "투어" } }, undefined, "s", undefined, "en");
    expect(screen.getByRole("link").textContent).toMatch(/^투어 \(English\)/);
  });

  it.each([
    [undefined, "Reopens today"],
    ["1970-01-01", "Reopens today"],
    ["1970-01-02", null],
  ])("E3: with the next free day %s, a show alone that reopens today says %j", (day, note) => {
    const show = testShow({ dates: { reopening: "1970-01-01" } });
    const { id } = sampleProduct;
    const nextDays = new Map(day === undefined ? [] : [[id, day] as const]);
    renderCard({ show }, undefined, "l", cardFacts([sampleProduct], nextDays).get(id));
    expect(screen.queryByText("Reopens today")?.textContent ?? null).toBe(note);
  });

  it("A2: a small one is one link, named after the product and the next step", () => {
    renderCard({ callToAction: "Reserve" }, undefined, "s");
    const [link, ...others] = screen.getAllByRole("link", { name: "Colosseum with arena floor · Reserve" });
    expect(link?.getAttribute("href")).toBe("/colosseum-e-7/");
    expect(others).toEqual([]);
  });

  it.each(["m", "l"] as const)("A2: one of size %s leads to its page, and its button to the booking", (size) => {
    renderCard({ callToAction: "Reserve" }, undefined, size);
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Colosseum with arena floor · Reserve", "/colosseum-e-7/"],
      ["Reserve · Colosseum with arena floor", "https://book.example/book/7/"],
    ]);
  });

  it("says what it is and where, and shows its photograph", () => {
    renderCard();
    expect(screen.getByText("Landmarks · Rome")).toBeDefined();
    expect(screen.getByRole("img", { name: "The Colosseum" })).toBeDefined();
  });

  it("W124: a drawing decorates the name, and is not read out", () => {
    renderCard({ images: [{ ...drawing, width: 1600, height: 1000 }] });
    expect(screen.getByRole("presentation").getAttribute("alt")).toBe("");
  });

  it("J6, E14: its picture is 16:10, has its place and its main color before it is there, and loads once it is scrolled near", () => {
    const alt = { text: "The Colosseum" };
    const photo = { ...drawing, isDrawing: false };
    renderCard({ images: [{ ...photo, url: "https://images.example/arena.jpg", alt, width: 1600, height: 1000 }] });
    const picture = screen.getByRole("img", { name: "The Colosseum" });
    expect(picture.style.aspectRatio).toBe("16 / 10");
    expect(picture.style.background).toBe("rgb(18, 52, 86)");
    expect(["width", "height", "loading"].map((name) => picture.getAttribute(name))).toEqual(["1600", "1000", "lazy"]);
  });

  it.each([
    ["BEST_SELLER", "Best seller"],
    ["SELLING_OUT_FAST", "Selling out fast"],
  ] as const)("D22: the badge %s reads %s", (badge, text) => {
    renderCard({}, badge);
    expect(screen.getByText(text)).toBeDefined();
  });

  it.each([
    ["BEST_SELLER", "Often booked, says our ticket partner"],
    ["SELLING_OUT_FAST", "May sell out, says our ticket partner"],
  ] as const)("P14: the badge %s says what it means", (badge, rule) => {
    renderCard({}, badge);
    expect(screen.getByText(rule)).toBeDefined();
  });

  it.each([
    ["s", ["16:10"]],
    ["m", ["4:5", "16:10"]],
    ["l", ["2:3"]],
  ] as const)(
    "W156: a poster of a card of size %s has the shapes %j, of which a compact row has the first",
    (size, shapes) => {
      const image = { ...drawing, width: 1600, height: 2000 };
      const { container } = renderCard({ images: [image] }, undefined, size);
      expect(screen.getByRole("presentation").className).toContain(card.whole);
      const requested = [...container.querySelectorAll("source, img")].map(
        (element) => element.getAttribute("srcset") ?? element.getAttribute("src"),
      );
      expect(requested).toEqual(
        shapes.map((ratio) => expect.stringContaining(new URLSearchParams({ ar: ratio }).toString())),
      );
    },
  );

  it("a drawing without words fills its place", () => {
    renderCard({ images: [{ ...drawing, width: 1600, height: 1000 }] }, undefined, "m");
    expect(screen.getByRole("presentation").className).not.toContain(card.whole);
  });

  it("D22: a badge hides no words of a poster, which is a drawing that is higher than wide", () => {
    const poster = {
      url: "https://images.example/poster.svg",
      alt: { text: "Poster" },
      width: 800,
      height: 1000,
    };
    const image = { ...poster, dominantColor: undefined, isDrawing: true };
    renderCard({ images: [image] }, "BEST_SELLER", "m");
    expect(screen.getByText("Best seller").closest("div")?.contains(screen.getByRole("heading"))).toBe(true);
  });

  it("D22: a badge is on a photograph, however high that is", () => {
    const upright = { ...sampleProduct.images[0], url: "https://images.example/statue.jpg", width: 800, height: 1200 };
    const image = { ...upright, alt: { text: "Statue" }, dominantColor: undefined, isDrawing: false };
    renderCard({ images: [image] }, "BEST_SELLER", "m");
    expect(screen.getByText("Best seller").parentElement?.tagName).toBe("ARTICLE");
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

  it("J12: says what to compare first, then the other highlights in their order", () => {
    renderCard({
      descriptors: ["HOTEL_PICKUP", "GUIDED_TOUR", "AUDIO_GUIDE", "DURATION", "MOBILE_TICKET", "EXTENDED_VALIDITY"],
    });
    expect(screen.getByText("1 hr 30 min · Guided tour · Audio guide").tagName).toBe("P");
    const highlights = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(highlights).toEqual(["Extended validity", "Mobile ticket", "Hotel pickup"]);
  });

  it.each([
    ["s", 0],
    ["m", 3],
    ["l", 5],
  ] as const)("D27: size %s has room for %d highlights", (size, most) => {
    const highlights = ["FREE_CANCELLATION", "EXTENDED_VALIDITY", "INSTANT_CONFIRMATION", "MOBILE_TICKET"] as const;
    renderCard({ descriptors: [...highlights, "TRANSFERS_INCLUDED", "HOTEL_PICKUP"] }, undefined, size);
    expect(screen.queryAllByRole("listitem")).toHaveLength(most);
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
    expect(screen.getByText("Reserve a table").tagName).toBe("A");
  });

  it("says to book where the provider has no call to action in the page's language", () => {
    renderCard({ callToAction: undefined });
    expect(screen.getByText("Book now").tagName).toBe("A");
  });

  it("E4: says that it is sold out, without price or next step, and leads to its page", () => {
    renderCard({ price: undefined, callToAction: "Reserve a table" });
    expect(screen.getByText("Sold out for now")).toBeDefined();
    expect(screen.queryByText("Reserve a table")).toBeNull();
    expect(screen.queryByText(/^from/)).toBeNull();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/colosseum-e-7/");
  });
});
