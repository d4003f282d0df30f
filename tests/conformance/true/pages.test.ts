import { afterAll, describe, expect, it, vi } from "vitest";
import { createProviderClient } from "../../../catalog/provider/client.ts";
import { createProviderServer } from "../../../embedded/provider-api/server.ts";
import { startOnFreePort } from "../../../embedded/runtime/testing/start-on-free-port.ts";
import { isCurrencyCode } from "../../../i18n/currencies.ts";
import { type Locale, locales } from "../../../i18n/locales.ts";
import { canonicalUrl, pagePath } from "../../../routing/page-address.ts";
import { structuredDataFaults } from "../../support/structured-data/faults.ts";
import { isWhole } from "../../support/test-scale.ts";
import { amountText } from "../../support/true/amount-text.ts";
import { collectionFacts, isForDay, listCards, readCardId, productFacts, shownBy } from "../../support/true/cards.ts";
import { type ListedProduct, listedProducts, pageNode } from "../../support/true/listed-products.ts";
import { linkedProducts, pageLinks, switcherLanguages, wrongLinks } from "../../support/true/links.ts";
import { providerAnswers } from "../../support/true/provider-answers.ts";
import { dueReading, localSymbols, readPrice } from "../../support/true/read-price.ts";
import { renderVisit, type Upstreams } from "../../support/true/render-visit.tsx";
import { inTurns, sampledPages, shippedPages, type Visit, visits } from "../../support/true/shipped-pages.ts";
import { providerTexts, unmarkedNames, unmarkedTexts } from "../../support/true/unmarked-texts.ts";
import { shippedContentClient } from "../failures/shipped-content-client.ts";

// Outside of Next islands are plain components: these render what the server would, without what their code adds.
vi.mock("../../../framework/islands/island.tsx", () => {
  const Children = ({ children }: { readonly children: unknown }) => children;
  return { island: () => Children, enhanced: () => Children };
});

const now = Date.parse("2026-11-24T10:00:00Z");
const { origin, stop } = await startOnFreePort(
  createProviderServer({ mediaBaseUrl: "http://media.test", now: () => now }),
);
afterAll(stop);
const provider = createProviderClient({ baseUrl: origin, fallbackToEnglish: true });
const upstreams: Upstreams = { content: await shippedContentClient(), provider, now };

const symbols = await localSymbols(origin);
const pages = shippedPages();
const sampled = inTurns(sampledPages(pages));
const named = ({ uid, locale, currency }: Visit) => `${uid} in ${locale.code} and ${currency}`;

/** Renders a page, and requests everything on it from the provider. */
async function visit(address: Visit) {
  const page = await renderVisit(address, upstreams);
  if (page === undefined) throw new Error("there is no such page");
  const [products, collections] = [listCards(page.root, "product"), listCards(page.root, "collection")];
  const ids = {
    products: [...products.map((card) => readCardId(card, "product")), ...linkedProducts(page.root)],
    collections: collections.map((card) => readCardId(card, "collection")),
  };
  return { ...page, products, collections, answers: await providerAnswers(origin, ids, address) };
}

function offerText(offers: ListedProduct["offers"], locale: Locale): string {
  const { price = "", priceCurrency = "" } = offers ?? {};
  return price === "" || !isCurrencyCode(priceCurrency) ? "" : amountText(Number(price), priceCurrency, locale);
}

function isNotIn(listed: readonly (readonly string[])[]) {
  const known = new Set(listed.map((one) => one.join("\n")));
  return (one: readonly string[]) => !known.has(one.join("\n"));
}

/** A page is rendered when its first test begins, and dropped after its last: all of them together are gigabytes. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  afterAll(() => {
    made = undefined;
  });
  return () => (made ??= { value: make() }).value;
}

describe.each(visits(sampled, isWhole).map((address) => [named(address), address] as const))("%s", (_name, address) => {
  const { locale, currency } = address;
  const visited = once(() => visit(address));

  it("A2, D3: cards say what the provider says: name, price, rating, and whether it can be booked", async () => {
    const { products, collections, answers } = await visited();
    const today = new Date(now).toISOString().slice(0, 10);
    const expected = [
      ...[...answers.products.values()].map((one) => [one.id, productFacts(one, locale, today)] as const),
      ...[...answers.collections.values()].map((one) => [one.id, collectionFacts(one, locale)] as const),
    ];
    const facts = new Map(expected);
    const usual = products.filter((card) => !isForDay(card));
    const shown = [
      ...usual.map((card) => [readCardId(card, "product"), shownBy(card, locale)] as const),
      ...collections.map((card) => [readCardId(card, "collection"), shownBy(card, locale)] as const),
    ];
    expect(shown).toEqual(shown.map(([id]) => [id, facts.get(id)]));
  });

  it("I8: structured data and title say the same as the cards", async () => {
    const { root, products, structuredData, metadata } = await visited();
    expect(pageNode(structuredData)).toEqual({ name: metadata.title, inLanguage: locale.tag });
    const listed = listedProducts(structuredData).map(({ name, offers }) => [name, offerText(offers, locale)]);
    const cards = products.map((card) => shownBy(card, locale));
    expect(cards.map(({ name, price }) => [name, price]).filter(isNotIn(listed))).toEqual([]);
    const sign = amountText(7, currency, locale).replaceAll(/[\d\s\p{Cf}]/gu, "");
    const prices = [...root.querySelectorAll("bdi")].map(({ textContent }) => textContent.trim());
    const isPriced = metadata.title.includes(sign);
    const inTitle = prices.filter((price) => /\d/.test(price) && metadata.title.includes(price));
    expect(inTitle.length > 0, metadata.title).toBe(isPriced);
  });

  it("I8: structured data keeps the rules of search engines", async () => {
    const { structuredData, kind } = await visited();
    const url = canonicalUrl(address, locale.code);
    const data: unknown = JSON.parse(JSON.stringify(structuredData));
    expect(structuredDataFaults(data, { url, tag: locale.tag, kind })).toEqual([]);
  });

  it("A2, I8: structured data has the rating and the reviews that the provider has", async () => {
    const { products, structuredData, answers } = await visited();
    const listed = listedProducts(structuredData).map(({ name, aggregateRating: rating }) =>
      [name, rating?.ratingValue ?? "", rating?.ratingCount ?? 0, rating?.reviewCount ?? 0].map(String),
    );
    const due = products.flatMap((card) => {
      const product = answers.products.get(readCardId(card, "product"));
      if (product === undefined) return [];
      const { name, averageRating, ratingCount, reviewCount } = product;
      return [[name, ratingCount === 0 ? "" : averageRating.toFixed(1), `${ratingCount}`, `${reviewCount}`]];
    });
    expect(due.filter(isNotIn(listed))).toEqual([]);
  });

  it("J1, J2: a shown price, read as a person reads it, is the provider's amount and currency", async () => {
    const { products, collections, answers } = await visited();
    const prices = [
      ...products
        .filter((card) => !isForDay(card))
        .map((card) => [card, answers.products.get(readCardId(card, "product"))?.listingPrice] as const),
      ...collections.map((card) => {
        const { startingPrice } = answers.collections.get(readCardId(card, "collection")) ?? {};
        return [card, startingPrice?.listingPrice] as const;
      }),
    ];
    const read = prices.flatMap(([card, price]) => {
      const text = shownBy(card, locale).price;
      return text === "" || price === null || price === undefined ? [] : [[readPrice(text, locale), price] as const];
    });
    expect(read.map(([shown]) => shown)).toEqual(read.map(([, price]) => dueReading(price, symbols)));
  });

  it("B1, Q14: links lead to pages that exist, and say which language those are in", async () => {
    const { root, answers } = await visited();
    expect(pageLinks(root, address.site).length).toBeGreaterThan(5);
    expect(wrongLinks(root, address.site, { pages, products: answers.products.values() })).toEqual([]);
  });

  it("Q14: the languages of a page are those of its documents, and English is the default", async () => {
    const { root, head } = await visited();
    const existing = pages.filter(({ uid, exists }) => uid === address.uid && exists);
    const paths = existing.map((page) => [page.locale.tag, pagePath(page.locale.code, page.path)] as const);
    const english = pagePath("en", address.path);
    expect(head.alternates?.languages).toEqual({ ...Object.fromEntries(paths), "x-default": english });
    expect(head.alternates?.canonical).toBe(pagePath(locale.code, address.path));
    const inAll = address.site.languages.map((code) => [locales[code].tag, pagePath(code, address.path)] as const);
    expect(new Map(switcherLanguages(root))).toEqual(new Map(inAll));
  });

  it("editors find nothing to correct", async () => {
    const { diagnostics } = await visited();
    expect(diagnostics.map(({ code, message, location }) => [code, message, location])).toEqual([]);
  });

  it("X16: no text is in another language without saying so", async () => {
    const { root, answers } = await visited();
    const texts = providerTexts(answers.products.values(), answers.collections.values(), locale.providerLanguage);
    expect(unmarkedTexts(root, texts)).toEqual([]);
  });

  it("X16: the English names of brand and seller say so", async () => {
    const { root } = await visited();
    const { brand, legalName } = address.site;
    const names = locale.code === "en" ? [] : [brand, legalName];
    expect(unmarkedNames(root, names)).toEqual([]);
  });
});

const lacking = sampled.filter(({ exists }) => !exists).map((page) => [page.uid, page.locale.code, page] as const);
const isSpoken = ([, code, { site }]: (typeof lacking)[number]) => site.languages.includes(code);

it.each(lacking.filter((page) => !isSpoken(page)))(
  "B10: %s is no page in %s, which its site does not speak",
  async (_uid, _code, page) => {
    expect(await renderVisit({ ...page, currency: "EUR" }, upstreams)).toBeUndefined();
  },
);

/** One of each language, and all of them under `TEST_SCALE=1`. */
const opened = lacking.filter(isSpoken);
const oneOfEach = new Map(opened.map((page) => [page[1], page]));

it.each(isWhole ? opened : [...oneOfEach.values()])(
  "A10: %s opens in %s with its English texts",
  async (_uid, _code, page) => {
    const { root, head } = await visit({ ...page, currency: "EUR" });
    expect(root.querySelector("h1")?.getAttribute("lang")).toBe("en");
    expect(head.alternates.canonical).toBe(pagePath("en", page.path));
  },
);
