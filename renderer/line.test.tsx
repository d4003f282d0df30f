import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { ProviderClient } from "../catalog/provider/client.ts";
import { need } from "../catalog/snapshot/needs.ts";
import { resources } from "../catalog/snapshot/table.ts";
import { number } from "../content/fields/plain.ts";
import { text } from "../content/fields/text.ts";
import { SourceText } from "../content/source-text.ts";
import { locales } from "../i18n/locales.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { testPorts, type TestPorts, testRegistries } from "../tests/support/test-renderer.ts";
import { testPage, testProduct } from "../tests/support/page-context.ts";
import { renderWithIslands } from "../tests/support/render-with-islands.tsx";
import { type Finds, testProvider } from "../tests/support/test-provider.ts";
import { shell } from "../customtypes/index.ts";
import { createRenderer } from "./line.ts";
import type { Outcome } from "./outcome.ts";
import { definePageType } from "./define/define-page-type.tsx";
import { defineSlice } from "./define/define-slice.tsx";
import { finishContent } from "../framework/react/markup/finish-content.ts";
import type { CatalogPorts, Ports } from "./contracts/ports.ts";
import type { Route } from "../routing/route.ts";
import { defaultView } from "../routing/view.ts";

const { site } = testPage();
const { host } = site;

const card = defineSlice({
  type: "card",
  variations: ["default"],
  fields: v.object({ product: number(), note: text() }),
  needs: ({ product }) => need("products", product === undefined ? [] : [{ id: product }]),
  Component: ({ fields, page }) => (
    <p>
      {page.snapshot.get("products", { id: fields.product ?? 0 })?.name.text ?? "no product"} {page.text(fields.note)}
    </p>
  ),
});

const Broken = (): never => {
  throw new Error("no price in sight");
};
const broken = defineSlice({
  type: "broken",
  variations: ["default"],
  fields: v.object({}),
  Component: () => (
    <section>
      <Broken />
    </section>
  ),
});

const page = definePageType({
  type: "page",
  fields: v.object({ title: text() }),
  heading: ({ title }) => title,
  metadata: ({ title }, context) => ({ title: context.text(title), description: "All of it", image: undefined }),
  kinds: [{ kind: "page", Page: ({ children }) => <article>{children}</article> }],
});

const place = definePageType({
  type: "place",
  fields: v.object({}),
  place: () => ({ city: "NEW_YORK" }),
  heading: () => new SourceText("Place"),
  metadata: (_fields, { kind }) => ({ title: kind ?? "", description: "All of it", image: undefined }),
  kinds: [
    {
      kind: "listing",
      needs: () => need("categories", [{ city: "ROME" }]),
      matchesCatalog: (_fields, snapshot) => snapshot.get("categories", { city: "ROME" })?.length !== 0,
      Page: () => <p>Listing</p>,
    },
    {
      kind: "place",
      needs: () => need("products", [{ id: 1 }]),
      about: (_fields, snapshot) => [snapshot.get("products", { id: 1 })].filter((product) => product !== undefined),
      Page: ({ page: { kind, contents } }) => (
        <p>
          {kind} with {contents.described.length}
        </p>
      ),
    },
  ],
});

const listing = definePageType({
  type: "listing",
  fields: v.object({}),
  metadata: () => ({ title: "All tickets", description: "", image: undefined }),
  kinds: [
    {
      kind: "listing",
      view: ["page"],
      needs: () => need("products", [{ id: 1 }]),
      pages: (_fields, snapshot) => (snapshot.get("products", { id: 1 }) === undefined ? 0 : 3),
    },
  ],
});

const slice = (type: string, primary: object) => ({
  id: `${type}$${JSON.stringify(primary)}`,
  slice_type: type,
  primary,
});

const documents = [
  testDocument(`${host}.rome`, "page", {
    title: "Rome: [title tgid=3]",
    slices: [slice("card", { product: 1 }), slice("broken", {}), slice("card", { product: 2, note: "[title tgid=1]" })],
  }),
  testDocument(`${host}.place`, "place", {}),
  testDocument(`${host}.tickets`, "listing", {}),
];

function provider(overrides: Finds = {}) {
  const calls: string[] = [];
  const client = testProvider(
    { products: ({ id }) => testProduct({ id, name: `Product ${id}` }), ...overrides },
    (name, keys) => calls.push(`${name} ${keys.join(",")}`),
  );
  return { client, calls };
}

/** On the page of New York prices are in dollars, on all others in pounds. */
const findCityCurrency: CatalogPorts["findCityCurrency"] = async (code) => (code === "NEW_YORK" ? "USD" : "GBP");

async function renderPath(
  path: readonly string[],
  { client } = provider(),
  route: Partial<Route> = {},
  overrides: Partial<TestPorts> = {},
) {
  const { ports, ...reported } = testPorts(documents, { provider: client, findCityCurrency, ...overrides });
  const registries = testRegistries({ slices: [card, broken], pageTypes: [page, place, listing] });
  const { renderPage } = createRenderer(registries, ports);
  const outcome = await renderPage({ site, locale: locales.en, currency: "auto", view: defaultView, path, ...route });
  return { outcome, ...reported };
}

it("X28: last good prices come with their age, which is finished markup like the page", async () => {
  const stale = (id: number) => ({ state: "found", value: testProduct({ id }), staleSince: 0 }) as const;
  const client: ProviderClient = {
    ...testProvider(),
    products: async (queries) => new Map(queries.map((query) => [resources.products.key(query), stale(query.id)])),
  };
  const { outcome } = await renderPath(["rome"], { client, calls: [] });
  const content = outcome.kind === "page" ? finishContent(outcome.content) : undefined;
  expect(renderToStaticMarkup(<>{content}</>)).toContain('<time dateTime="1970-01-01T00:00:00.000Z">');
});

const html = (outcome: Outcome) =>
  outcome.kind === "page"
    ? renderToStaticMarkup(<>{outcome.content}</>).replace(/<header.*<\/header>/, "")
    : outcome.kind;

describe("B10: the not-found page of a host", () => {
  it("has its languages and currencies, at one query for the home page", async () => {
    const home = {
      ...testDocument(host, "page", {}),
      alternate_languages: [{ lang: "de-de", type: "page", uid: host }],
    };
    const upstream = provider({ currencies: () => ["EUR", "USD"] });
    const { ports, content } = testPorts([home], { provider: upstream.client });
    const { renderMissing } = createRenderer(testRegistries({ pageTypes: [page], shell }), ports);
    const { header } = await renderMissing({ site, locale: locales.en, currency: "USD", view: defaultView, path: [] });
    const markup = await renderWithIslands(header);
    const tags = new Set([...markup.matchAll(/hrefLang="([\w-]+)"/g)].map(([, tag]) => tag));
    expect(tags).toEqual(new Set(site.languages.map((code) => locales[code].tag)));
    expect(markup).toMatch(/<button[^>]* value="USD"[^>]* aria-current="true"/);
    expect([content.requested, upstream.calls]).toEqual([[host], ["currencies all"]]);
  });

  it.each([
    ["whole", async () => ["EUR" as const], false],
    [
      "incomplete without its currencies, as the provider is down",
      () => Promise.reject(new Error("down")),
      "incomplete",
    ],
  ])("X28: is %s", async (_title, currencies, provisional) => {
    const { ports } = testPorts([], { provider: provider({ currencies }).client });
    const { renderMissing } = createRenderer(testRegistries({ shell }), ports);
    const outcome = await renderMissing({ site, locale: locales.en, currency: "USD", view: defaultView, path: [] });
    expect(outcome.provisional).toBe(provisional);
  });
});

describe("the straight line", () => {
  it("sends one query for the document and one for everything that page, slices, texts and title need", async () => {
    const upstream = provider();
    const { outcome, content } = await renderPath(["rome"], upstream);
    expect(content.requested).toEqual([`${host}.rome`]);
    expect(upstream.calls.toSorted()).toEqual(["products 1,2,3"]);
    expect(outcome.kind === "page" && outcome.metadata.title).toBe("Rome: Product 3");
  });

  it("runs its verbs in their order, and measures them", async () => {
    const parts: string[] = [];
    const measure: Ports["measure"] = (part, run) => {
      parts.push(part);
      return run();
    };
    await renderPath(["rome"], provider(), {}, { measure });
    expect(parts).toEqual(["load", "parse", "parse", "load", "plan", "fetch", "round-1", "round-2", "render"]);
  });

  it("a slice that throws costs itself; the rest is intact and the fault is reported", async () => {
    const { outcome, diagnostics } = await renderPath(["rome"]);
    expect(html(outcome)).toBe("<article><p>Product 1 </p><p>Product 2 Product 1</p></article>");
    expect(diagnostics.map(({ code, message }) => [code, message.includes("no price in sight")])).toEqual([
      ["slice-failed", true],
    ]);
  });

  it("I3: with the provider down the page is there without what it could not read", async () => {
    const down = provider({ products: () => Promise.reject(new Error("down")) });
    const { outcome, failures } = await renderPath(["rome"], down);
    expect(html(outcome)).toContain("no product");
    expect(failures).toEqual(["products"]);
  });

  it("X28: a page is provisional where something could not be read, be it the currency of its city", async () => {
    const down = { findCityCurrency: () => Promise.reject(new Error("down")) };
    const outcomes = await Promise.all([renderPath(["rome"]), renderPath(["rome"], provider(), {}, down)]);
    expect(outcomes.map(({ outcome }) => outcome.kind === "page" && outcome.provisional)).toEqual([
      false,
      "incomplete",
    ]);
  });

  it("X28: a page of a list that could not be read is incomplete, as it may exist", async () => {
    const down = provider({ products: () => Promise.reject(new Error("down")) });
    const second = { view: { ...defaultView, page: 2 } };
    const outcomes = [await renderPath(["tickets"], down, second), await renderPath(["tickets"], provider(), second)];
    expect(outcomes.map(({ outcome }) => [outcome.kind, outcome.kind !== "redirect" && outcome.provisional])).toEqual([
      ["not-found", "incomplete"],
      ["page", false],
    ]);
  });

  it.each([
    ["place", "NEW_YORK"],
    ["rome", undefined],
  ])("F6: texts of the page %s know its city: %s", async (path, city) => {
    const { outcome } = await renderPath([path]);
    expect(outcome.kind === "page" && outcome.page.place.city).toBe(city);
  });

  it.each([
    ["listed", async () => [{ id: 1, name: { text: "Tickets" }, productCount: 1, subCategories: [] }], "Listing"],
    ["not listed: the next kind, with what it needs", async () => [], "place with 1"],
    ["not known: the document decides", () => Promise.reject(new Error("down")), "Listing"],
  ])("B8: a page kind the catalog has a say in, %s", async (_title, categories, shown) => {
    const upstream = provider({ categories });
    const { outcome, diagnostics } = await renderPath(["place"], upstream);
    expect([html(outcome), diagnostics]).toEqual([`<p>${shown}</p>`, []]);
    expect(upstream.calls.toSorted()).toEqual(["categories ROME/1/false/false", "products 1"]);
  });

  it.each([
    ["place", "auto", "USD"],
    ["rome", "auto", "GBP"],
    ["place", "INR", "INR"],
  ] as const)("E12: %s with the currency %s is read in %s", async (path, currency, expected) => {
    const read = new Set<string>();
    const upstream = provider({
      products: ({ id }, market) => {
        read.add(market.currency);
        return testProduct({ id });
      },
    });
    await renderPath([path], upstream, { currency });
    expect([...read]).toEqual([expected]);
  });

  it("B10: an unknown page is not found, and no request reaches the provider", async () => {
    const upstream = provider();
    expect((await renderPath(["nowhere"], upstream)).outcome).toMatchObject({ kind: "not-found" });
    expect(upstream.calls).toEqual([]);
  });

  it.each([
    ["the last page of a list", "tickets", 3, "page", 1],
    ["the page after it", "tickets", 4, "not-found", 1],
    ["the first page of what has no list", "rome", 1, "page", 1],
    ["a second page of what has no list, at no call", "rome", 2, "not-found", 0],
  ])("B6: %s", async (_title, path, shown, kind, calls) => {
    const upstream = provider();
    const { outcome } = await renderPath([path], upstream, { view: { ...defaultView, page: shown } });
    expect([outcome.kind, upstream.calls.length]).toEqual([kind, calls]);
  });
});
