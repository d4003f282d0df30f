import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Product } from "../../catalog/product/product.ts";
import type { FindDocuments } from "../../catalog/document/document.ts";
import { pageTypes, shell } from "../../customtypes/index.ts";
import { locales } from "../../i18n/locales.ts";
import { defineSlice } from "../../renderer/define/define-slice.tsx";
import { createRenderer } from "../../renderer/line.ts";
import { defaultView } from "../../routing/view.ts";
import { components } from "../../slices/index.ts";
import { testDocument } from "../support/fake-content.ts";
import { testPage, testProduct } from "../support/page-context.ts";
import { renderWithIslands } from "../support/render-with-islands.tsx";
import { testProvider } from "../support/test-provider.ts";
import { testPorts, type TestPorts, testRegistries } from "../support/test-renderer.ts";

const { site } = testPage();
const uid = `${site.host}.rome`;

const priced = (id: number, euros: number, others: Partial<Product> = {}) => {
  const money = { minor: euros * 100, currency: "EUR" } as const;
  const price = { ...testProduct().price, final: money, original: money, cashbackPercent: 0 };
  return testProduct({ id, name: `P${id}`, price, ...others });
};
const products = [priced(1, 20), priced(2, 5), priced(3, 30), priced(9, 1)];
const provider = testProvider({
  products: ({ id }) => products.find((product) => product.id === id),
  rankings: () => ({ products: products.slice(0, 3), total: 3, city: undefined }),
});

const unplanned = defineSlice({
  type: "unplanned",
  variations: ["default"],
  fields: v.object({}),
  Component: ({ page }) => page.snapshot.get("products", { id: 404 })?.name.text ?? "nothing",
});

const slice = (type: string, primary: object) => ({ id: `${type}$1`, slice_type: type, variation: "default", primary });

/** Renders the page of one document with the header and footer of its host. */
async function renderDocumentPage(type: string, data: Record<string, unknown>, overrides: Partial<TestPorts> = {}) {
  const footer = testDocument(site.host, "common_footer", { legal_name: "Tessera [year]", not_official: "[pric]" });
  const { ports, diagnostics } = testPorts([testDocument(uid, type, data), footer], { provider, ...overrides });
  const slices = [...Object.values(components), unplanned];
  const { renderPage } = createRenderer(testRegistries({ slices, pageTypes, shell }), ports);
  const route = { site, locale: locales.en, currency: "EUR", view: defaultView, path: ["rome"] } as const;
  const outcome = await renderPage(route);
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  const container = new DOMParser().parseFromString(await renderWithIslands(outcome.content), "text/html");
  const cards = [...container.querySelectorAll("h3")].map(({ textContent }) => textContent?.replace(" · Book now", ""));
  return { ...outcome, cards, diagnostics };
}

const graphSchema = v.object({ "@graph": v.array(v.looseObject({ "@type": v.string() })) });
const listSchema = v.object({ itemListElement: v.array(v.object({ item: v.object({ name: v.string() }) })) });

/** Returns the names in the item lists of a page's structured data. */
function listed(structuredData: object): readonly string[] {
  const lists = parseGraphNodes(structuredData).filter((node) => node["@type"] === "ItemList");
  return lists.flatMap((node) => v.parse(listSchema, node).itemListElement.map(({ item }) => item.name));
}

const parseGraphNodes = (structuredData: object) => v.parse(graphSchema, structuredData)["@graph"];

describe("what a page says is what it shows", () => {
  it("title, count, order and structured data follow rankings and exclusions", async () => {
    const ranked = slice("ranked_products", { collection: 201, ranking: "3", exclusions: "2" });
    const { cards, metadata, structuredData } = await renderDocumentPage("microsite", {
      meta_title: "[count] tickets from [min-price]",
      slices: [ranked],
    });
    expect(cards).toEqual(["P3", "P1"]);
    expect(metadata.title).toBe("2 tickets from €20");
    expect(listed(structuredData)).toEqual(["P3", "P1"]);
  });

  it("a show page is about its show, whatever cheaper shows it lists", async () => {
    const { metadata, structuredData } = await renderDocumentPage("showpage", {
      tgid: 3,
      meta_title: "From [min-price]",
      slices: [slice("product_grid", { product_ids: "9, 1" })],
    });
    expect(metadata.title).toBe("From €30");
    expect(listed(structuredData)).toEqual(["P9", "P1"]);
    const types = parseGraphNodes(structuredData).map((node) => node["@type"]);
    expect(types).toEqual(["Organization", "WebSite", "WebPage", "Product", "ItemList"]);
  });

  it("a product that only a text names is not listed", async () => {
    const { metadata, structuredData } = await renderDocumentPage("microsite", {
      meta_title: "[title tgid=9] and [count] more",
      slices: [slice("product_grid", { product_ids: "1" })],
    });
    expect(metadata.title).toBe("P9 and 1 more");
    expect(listed(structuredData)).toEqual(["P1"]);
  });
});

describe("header and footer", () => {
  it("expand their shortcodes, and their findings name their own document and field", async () => {
    const { footer, diagnostics } = await renderDocumentPage("microsite", {
      heading: "Rome",
      meta_description: "Tickets",
    });
    expect(renderToStaticMarkup(footer)).toContain("© Tessera 1970");
    expect(diagnostics.map(({ code, location }) => [code, location.document, location.field])).toEqual([
      ["shortcode-unknown", site.host, "not_official"],
    ]);
  });
});

describe("a read that nobody planned", () => {
  it("omits its slice in development, with a hint", async () => {
    const { diagnostics } = await renderDocumentPage("microsite", { slices: [slice("unplanned", {})] });
    const messages = diagnostics.map(({ code, message }) => `${code}: ${message}`);
    expect(messages).toContainEqual(expect.stringMatching(/^read-unplanned: .*products 404/));
    expect(messages).toContainEqual(expect.stringMatching(/^slice-failed: .*name it in the "needs"/));
  });

  it("reads as missing where the port allows it, with a diagnostic", async () => {
    const { content, diagnostics } = await renderDocumentPage(
      "microsite",
      { slices: [slice("unplanned", {})] },
      { onUnplanned: () => {} },
    );
    expect(renderToStaticMarkup(content)).toMatch(/<\/header>nothing$/);
    expect(diagnostics.map(({ code }) => code)).toContain("read-unplanned");
  });
});

describe("I12: a second round, never a third", () => {
  it("requests the show pages of all listed shows in one search", async () => {
    const entertainment = { id: 7, name: { text: "Entertainment" } };
    const shows = [priced(1, 20, { category: entertainment }), priced(3, 30, { category: entertainment })];
    const rounds: (readonly number[] | undefined)[][] = [];
    const documents: FindDocuments = async (queries) => {
      rounds.push(queries.map(({ productIds }) => productIds));
      return new Map();
    };
    await renderDocumentPage(
      "microsite",
      { slices: [slice("product_grid", { product_ids: "1" }), slice("product_grid", { product_ids: "3" })] },
      { documents, provider: testProvider({ products: ({ id }) => shows.find((show) => show.id === id) }) },
    );
    expect(rounds).toEqual([[[1], [3]]]);
  });
});
