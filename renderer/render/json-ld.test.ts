import { describe, expect, it } from "vitest";
import { testPage, testProduct } from "../../tests/support/page-context.ts";
import { jsonLd } from "./json-ld.ts";

const metadata = { title: "Rome", description: "Tickets", image: undefined };

function graph(...products: Parameters<typeof jsonLd>[2]) {
  return JSON.parse(JSON.stringify(jsonLd(metadata, testPage({ path: ["rome"] }), products)))["@graph"];
}

describe("jsonLd", () => {
  it("names the page, in its language, as part of the site", () => {
    expect(graph()).toContainEqual({
      "@type": "WebPage",
      "@id": "https://www.tessera.example/rome/#page",
      url: "https://www.tessera.example/rome/",
      name: "Rome",
      description: "Tickets",
      inLanguage: "en",
      isPartOf: { "@id": "https://www.tessera.example/#website" },
    });
  });

  it("lists the page's products with the price they show", () => {
    const product = testProduct({
      price: {
        final: { minor: 2450, currency: "EUR" },
        original: { minor: 2450, currency: "EUR" },
        bestDiscount: 0,
        cashbackPercent: 0,
      },
    });
    const [item] = graph(product)[3].itemListElement;
    expect(item).toMatchObject({ position: 1, item: { offers: { price: "24.50", priceCurrency: "EUR" } } });
  });

  it("makes no offer for a product that can't be booked", () => {
    expect(graph(testProduct({ price: undefined }))[3].itemListElement[0].item).not.toHaveProperty("offers");
  });
});
