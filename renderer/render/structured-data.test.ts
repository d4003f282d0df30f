import { describe, expect, it } from "vitest";
import { testPage, testProduct } from "../../tests/support/page-context.ts";
import { mainProductNode, productList } from "../../blocks/products/product-structured-data.ts";
import type { StructuredNode } from "../contracts/part.ts";
import { structuredData } from "./structured-data.ts";

const page = testPage({ path: ["rome"] });
const metadata = { title: "Rome", description: "Tickets", image: undefined };

const graph = (...parts: readonly StructuredNode[]) =>
  JSON.parse(JSON.stringify(structuredData(metadata, page, parts)))["@graph"];

const list = (...products: Parameters<typeof productList>[0]) =>
  JSON.parse(JSON.stringify(productList(products, "best", page)));

describe("structured data", () => {
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

  it("I8: the organization has the contact that the page shows, and the brand's profiles where it has some", () => {
    const contact = [{ "@type": "ContactPoint", "@id": "https://www.tessera.example/#contact" }];
    const profiles = ["https://social.example/tessera"];
    const described = { ...page, site: { ...page.site, profiles } };
    const [organization] = JSON.parse(JSON.stringify(structuredData(metadata, described, contact)))["@graph"];
    expect(organization).toMatchObject({
      contactPoint: { "@id": "https://www.tessera.example/#contact" },
      sameAs: profiles,
    });
    const [plain] = graph();
    expect([plain.contactPoint, plain.sameAs]).toEqual([undefined, undefined]);
  });

  it("holds what the parts declare, after the page", () => {
    expect(graph({ "@type": "FAQPage" }, { "@type": "ItemList" }).slice(3)).toEqual([
      { "@type": "FAQPage" },
      { "@type": "ItemList" },
    ]);
  });

  it("C10: each performance, and nothing else, refers to those on stage", () => {
    const person = { "@type": "Person", "@id": "https://www.tessera.example/rome/#cast-1", name: "Orla Fenwick" };
    const run = { "@type": "EventSeries", "@id": "https://www.tessera.example/rome/#run" };
    const event = { "@type": "TheaterEvent", superEvent: { "@id": run["@id"] } };
    const performer = [{ "@id": person["@id"] }];
    expect(graph(run, event, event, person).slice(3)).toEqual([
      run,
      { ...event, performer },
      { ...event, performer },
      person,
    ]);
    expect(graph(run, event).slice(3)).toEqual([run, event]);
  });

  it.each([
    [12_345, "KWD", "12.35"],
    [7000, "JPY", "7000"],
    [4900, "EUR", "49.00"],
  ] as const)("F9: %d minor units of %s are %s, as on the card", (minor, currency, expected) => {
    const final = { minor, currency };
    const [{ itemListElement }] = list(testProduct({ price: { final, original: final, cashbackPercent: 0 } }));
    expect(itemListElement).toMatchObject([{ item: { offers: { price: expected } } }]);
  });

  it("P17: the price of a group says how many people it is for", () => {
    const final = { minor: 4900, currency: "EUR" } as const;
    const price = { final, original: final, cashbackPercent: 0, group: { size: 4 } };
    const [{ itemListElement }] = list(testProduct({ price }));
    expect(itemListElement).toMatchObject([{ item: { offers: { eligibleQuantity: { maxValue: 4 } } } }]);
  });

  it("lists the products of a part with the prices they show", () => {
    const price = {
      final: { minor: 2450, currency: "EUR" },
      original: { minor: 2450, currency: "EUR" },
      cashbackPercent: 0,
    } as const;
    const [{ itemListElement, ...node }] = list(testProduct({ price }));
    expect(node).toEqual({ "@type": "ItemList", "@id": "https://www.tessera.example/rome/#best" });
    expect(itemListElement).toMatchObject([
      { position: 1, item: { offers: { price: "24.50", priceCurrency: "EUR" } } },
    ]);
  });

  it.each([
    [
      { average: 4.62, ratingCount: 5743, reviewCount: 812 },
      { ratingValue: "4.6", ratingCount: 5743, reviewCount: 812 },
    ],
    [
      { average: 2, ratingCount: 3, reviewCount: 0 },
      { ratingValue: "2.0", ratingCount: 3 },
    ],
  ])("A2: rates a product as its card does, well or badly: %j", (rating, shown) => {
    const [{ itemListElement }] = list(testProduct({ rating }));
    const scale = { "@type": "AggregateRating", bestRating: 5, worstRating: 1 };
    expect(itemListElement[0].item.aggregateRating).toEqual({ ...scale, ...shown });
  });

  it("rates no product that nobody has rated", () => {
    expect(list(testProduct({ rating: undefined }))[0].itemListElement[0].item).not.toHaveProperty("aggregateRating");
  });

  it("says of a product that can't be booked that it is sold out, and has no list of nothing", () => {
    const { offers } = list(testProduct({ price: undefined }))[0].itemListElement[0].item;
    expect(offers).toEqual({
      "@type": "Offer",
      availability: "https://schema.org/SoldOut",
      url: expect.stringMatching(/^https:\/\//),
    });
    expect(list()).toEqual([]);
  });

  it("an item of a list leads to its page on this host", () => {
    expect(list(testProduct({ id: 7, slug: "arena" }))[0].itemListElement[0].item.url).toBe(
      "https://www.tessera.example/arena-e-7/",
    );
  });

  it("names who runs the site, with the logo, and never rates them", () => {
    const [organization] = graph();
    const side = { "@type": "QuantitativeValue", value: 180, unitCode: "E37" };
    expect(organization).toEqual({
      "@type": "Organization",
      "@id": "https://www.tessera.example/#organization",
      name: "Tessera",
      legalName: "Tessera Experiences Ltd",
      url: "https://www.tessera.example/",
      logo: { "@type": "ImageObject", url: "https://www.tessera.example/apple-icon.png", width: side, height: side },
    });
  });

  it("the questions of several parts are one list", () => {
    const [one, two] = ["One?", "Two?"].map((name) => ({ "@type": "Question", name }));
    const parts = [
      { "@type": "FAQPage", mainEntity: [one] },
      { "@type": "ItemList" },
      { "@type": "FAQPage", mainEntity: [two] },
    ];
    expect(graph(...parts).slice(3)).toEqual([{ "@type": "FAQPage", mainEntity: [one, two] }, { "@type": "ItemList" }]);
  });

  it("the offer of a product's own page is from its lowest to its highest variant", () => {
    const createListingPrice = (minor: number) => {
      const money = { minor, currency: "EUR" } as const;
      return { final: money, original: money, cashbackPercent: 0 };
    };
    const [low, high] = [createListingPrice(2400), createListingPrice(4950)];
    const node = mainProductNode(testProduct({ price: low }), page, [low, high]);
    expect(node).toMatchObject({
      "@id": "https://www.tessera.example/rome/#product",
      url: "https://www.tessera.example/rome/",
      offers: { "@type": "AggregateOffer", lowPrice: "24.00", highPrice: "49.50", offerCount: 2, priceCurrency: "EUR" },
    });
  });

  it("the page refers to its breadcrumbs", () => {
    expect(graph({ "@type": "BreadcrumbList", "@id": "https://x/#breadcrumbs" })[2].breadcrumb).toEqual({
      "@id": "https://x/#breadcrumbs",
    });
  });
});
