import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { testCalendar } from "../../catalog/calendar/calendar.example.ts";
import type { CancellationPolicy } from "../../catalog/ticket/policies.ts";
import type { Found } from "../../catalog/search/find-on-site.ts";
import tessera from "../../hosts/tessera.ts";
import vienna from "../../hosts/vienna.ts";
import { locales } from "../../i18n/locales.ts";
import { mainProductNode } from "../../blocks/products/product-structured-data.ts";
import { testPage, testProduct } from "../../tests/support/page-context.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { testVariant } from "../../tests/support/test-variant.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { describedProduct } from "./described-product.ts";
import { jsonFeed } from "./json-feed.ts";
import { llmsText } from "./llms-text.ts";
import { readQueryPage } from "./machine-page.ts";
import { createMachineProducts, type MachineProduct } from "./machine-products.ts";
import { mcpResponse } from "./mcp.ts";
import { mcpTools } from "./mcp-tools.ts";
import { octoCalendarSchema, octoProductSchema } from "./octo.example.ts";
import { octoProduct } from "./octo.ts";
import { octoCalendar } from "./octo-calendar.ts";
import { calendarResponse } from "./octo-calendar-response.ts";

const machineProduct = (changes: Parameters<typeof testProduct>[0] = {}): MachineProduct => ({
  ...testProduct(changes),
  currency: "EUR",
  writtenUrl: undefined,
});
const sold = [7, 8, 9].map((id) => machineProduct({ id, slug: `tour-${id}`, name: `Tour ${id}` }));
const scope = { site: tessera, locale: locales.en, now: 0 };

const found: Found = {
  matches: true,
  products: sold.map(({ id, slug, category, name, cityName, timeZone }) => ({
    id,
    slug,
    category,
    name,
    cityName,
    timeZone,
  })),
  places: [],
};

/** Returns products of machines, and the currency and size of each call for them. */
function testMachines() {
  const calls: string[] = [];
  const machines = createMachineProducts({
    find: async (q) => (q === "zz" ? { ...found, matches: false } : found),
    products: async (queries, market) => {
      calls.push(`${market.currency} ${queries.length}`);
      return testProvider({ products: ({ id }) => sold.find((product) => product.id === id) }).products(
        queries,
        market,
      );
    },
    findProductCity: async (id) => (id === 9 ? "LONDON" : "ROME"),
    findCityCurrency: async (code) => (code === "LONDON" ? "GBP" : "EUR"),
    pages: async () => [
      { site: tessera, locale: locales.en, path: ["tour"], productId: 8 },
      { site: tessera, locale: locales.de, path: ["tour"], productId: 8 },
      { site: vienna, locale: locales.en, path: ["elsewhere"], productId: 7 },
    ],
  });
  return { machines, calls };
}

const { machines } = testMachines();

describe("X13: a page of a list for machines", () => {
  const read = async (query: string) => readQueryPage(new URLSearchParams(query), scope, machines);

  it.each([
    ["", [7, 8, 9]],
    ["page=1", [7, 8, 9]],
    ["page=2", undefined],
    ["page=0", undefined],
    ["page=02", undefined],
    ["page=x", undefined],
    ["page=", undefined],
  ])("?%s has %j", async (query, ids) => {
    const page = await read(query);
    expect(page?.products.map(({ id }) => id)).toEqual(ids);
  });

  it("counts the pages", async () => {
    const many = {
      search: async ({ offset }: { readonly offset: number }) => ({ products: sold.slice(offset), total: 101 }),
    };
    expect(await readQueryPage(new URLSearchParams("page=3"), scope, many)).toEqual({
      products: [],
      page: 3,
      pages: 3,
    });
    expect(await readQueryPage(new URLSearchParams("page=4"), scope, many)).toBeUndefined();
  });
});

describe("X13: products for machines", () => {
  it("are read in the currency of their city, as their pages are, one call for each", async () => {
    const { machines: read, calls } = testMachines();
    const query = { site: tessera, locale: locales.en, q: "", offset: 0, limit: 50 };
    const { products, total } = await read.search(query);
    expect([products.map(({ id }) => id), total]).toEqual([[7, 8, 9], 3]);
    expect(calls).toEqual(["EUR 2", "GBP 1"]);
  });

  it("are those that match, and none where nothing does", async () => {
    const search = async (q: string) => machines.search({ site: tessera, locale: locales.en, q, offset: 1, limit: 1 });
    expect((await search("tour")).products.map(({ id }) => id)).toEqual([8]);
    expect(await search("zz")).toEqual({ products: [], total: 0 });
  });

  it.each([
    ["de", 7, "https://www.tessera.example/de/tour-7-e-7/"],
    ["de", 8, "https://www.tessera.example/de/tour/"],
    ["ar", 8, "https://www.tessera.example/tour/"],
  ] as const)("in %s, %d is at %s: the page that editors wrote, where there is one", async (code, id, url) => {
    const product = await machines.product(tessera, locales[code], id);
    expect(describedProduct(product ?? machineProduct(), { ...scope, locale: locales[code] }).url).toBe(url);
  });

  it("are those of the site alone", async () => {
    expect(await machines.product(tessera, locales.en, 7)).toMatchObject({ id: 7 });
    expect(await machines.product(tessera, locales.en, 1)).toBeUndefined();
  });
});

const failNow = (error: unknown) => {
  throw error;
};

const feedSchema = v.object({
  version: v.literal("https://jsonfeed.org/version/1.1"),
  title: v.string(),
  home_page_url: v.pipe(v.string(), v.url()),
  feed_url: v.pipe(v.string(), v.url()),
  next_url: v.optional(v.pipe(v.string(), v.url())),
  language: v.string(),
  items: v.array(
    v.looseObject({ id: v.string(), url: v.pipe(v.string(), v.url()), title: v.string(), content_text: v.string() }),
  ),
});

describe("X13: the JSON feed", () => {
  it("is as jsonfeed.org 1.1 has it, a page at a time, in a language", () => {
    const feed = jsonFeed({ products: sold, page: 1, pages: 2 }, { ...scope, locale: locales.de });
    expect(v.parse(feedSchema, feed)).toMatchObject({
      feed_url: "https://www.tessera.example/feed.json?lang=de",
      next_url: "https://www.tessera.example/feed.json?lang=de&page=2",
      language: "de",
    });
    expect(jsonFeed({ products: [], page: 2, pages: 2 }, scope)).not.toHaveProperty("next_url");
  });

  it.each([
    ["a price", {}],
    ["none, sold out", { price: undefined }],
  ])("has the price of the page: %s", (_title, changes) => {
    const product = machineProduct(changes);
    const { offers } = mainProductNode(product, testPage());
    const { price } = describedProduct(product, scope);
    expect(offers).toMatchObject(
      price === null ? { availability: "https://schema.org/SoldOut" } : { price: price.amount },
    );
    expect(price === null).toBe(product.price === undefined);
  });
});

describe("X13: OCTO", () => {
  it("X13: a product has the types of OCTO, and the price in minor units", () => {
    const product = v.parse(
      octoProductSchema,
      octoProduct(machineProduct({ variants: [{ id: 3, name: "Plus" }] }), scope, []),
    );
    expect(product.options[0]).toMatchObject({ id: "3", default: true, cancellationCutoff: "4320 minutes" });
    expect(product.options[0]?.units[0]).toMatchObject({
      pricingFrom: [{ retail: 2400, currency: "EUR", currencyPrecision: 2 }],
    });
  });

  const cancelled = (cancellation: Partial<CancellationPolicy>) =>
    testVariant({ id: 3, cancellation: { cancellable: true, upToMinutes: 0, ...cancellation } });

  it.each([
    ["until the start", cancelled({}), "0 minutes"],
    ["a day before", cancelled({ upToMinutes: 1440 }), "1440 minutes"],
    ["never: ten years before", cancelled({ cancellable: false }), "5256000 minutes"],
  ])("a variant is cancelled %s", (_when, variant, cancellationCutoff) => {
    const product = machineProduct({ variants: [{ id: 3, name: "Plus" }] });
    expect(octoProduct(product, scope, [variant])).toMatchObject({ options: [{ cancellationCutoff }] });
  });

  it.each([
    ["FIXED_START_FIXED_DURATION", "START_TIME"],
    ["FIXED_START_FLEXIBLE_DURATION", "START_TIME"],
    ["FLEXIBLE_START_FIXED_DURATION", "OPENING_HOURS"],
    ["FLEXIBLE_START_FLEXIBLE_DURATION", "OPENING_HOURS"],
  ] as const)("what has %s is available by %s", (inventoryType, availabilityType) => {
    const variants = [testVariant({ inventoryType })];
    expect(octoProduct(machineProduct(), scope, variants)).toMatchObject({ availabilityType });
  });

  it("says in words what its page says of cancelling", () => {
    const cancellation = { cancellable: false, upToMinutes: undefined };
    const reschedule = { reschedulable: false, upToMinutes: undefined };
    const shortDescription = "No cancellation and no rescheduling";
    expect(octoProduct(machineProduct({ cancellation, reschedule }), scope, [])).toMatchObject({
      features: expect.arrayContaining([{ type: "CANCELLATION_TERM", shortDescription }]),
    });
  });

  it("has its currency also where it has no price, and the price of a group on its option", () => {
    expect(v.parse(octoProductSchema, octoProduct(machineProduct({ price: undefined }), scope, []))).toMatchObject({
      defaultCurrency: "EUR",
      availableCurrencies: ["EUR"],
    });
    const money = { minor: 2400, currency: "EUR" } as const;
    const price = { final: money, original: money, cashbackPercent: 0, group: { size: 4 } };
    const product = v.parse(octoProductSchema, octoProduct(machineProduct({ price }), scope, []));
    expect(product).toMatchObject({ pricingPer: "BOOKING", options: [{ pricingFrom: [{ retail: 2400 }] }] });
    expect(product.options[0]?.units[0]).not.toHaveProperty("pricingFrom");
  });

  it("a calendar has each day of the range", () => {
    const days = ["2026-11-24", "2026-11-25"];
    const calendar = v.parse(octoCalendarSchema, octoCalendar(testCalendar("2026-11-24"), days));
    expect(calendar).toMatchObject([
      { localDate: "2026-11-24", available: true, status: "AVAILABLE", unitPricingFrom: [{ unitId: "adult" }] },
      { localDate: "2026-11-25", available: false, status: "CLOSED" },
    ]);
    const [first] = v.parse(octoCalendarSchema, octoCalendar(testCalendar("2026-11-24"), days, true));
    expect(first).toMatchObject({ pricingFrom: { retail: 4899 } });
    expect(first).not.toHaveProperty("unitPricingFrom");
  });

  it.each([
    ["https://images.example/rome.webp?w=40", ["https://images.example/rome.webp?w=40&fm=jpg", "image/jpeg"]],
    ["https://images.example/rome.avif", ["https://images.example/rome.avif?fm=jpg", "image/jpeg"]],
    ["https://images.example/rome.JPG", ["https://images.example/rome.JPG", "image/jpeg"]],
    ["https://images.example/rome.svg", undefined],
    ["https://images.example/rome", undefined],
  ])("the photograph %s has a type that OCTO has, and none without", (url, expected) => {
    const product = machineProduct({ images: [{ url, alt: "", width: 4, height: 3 }] });
    const [media] = v.parse(octoProductSchema, octoProduct(product, scope, [])).media;
    expect(media && [media.src, media.type]).toEqual(expected);
  });

  it.each([
    ["a product of a day", undefined, ["00:00"]],
    ["a show", testShow({ lastStarts: { MONDAY: "19:30", SUNDAY: "15:00", TUESDAY: "19:30" } }), ["15:00", "19:30"]],
  ])("%s has at least one start", (_title, show, starts) => {
    const [option] = v.parse(octoProductSchema, octoProduct(machineProduct({ show }), scope, [])).options;
    expect(option?.availabilityLocalStartTimes).toEqual(starts);
  });

  it("the ages of a unit begin with the least that a show admits", () => {
    const show = testShow({ minimumAge: 12 });
    const { options } = v.parse(octoProductSchema, octoProduct(machineProduct({ show }), scope, []));
    expect(options[0]?.units[0]?.restrictions.minAge).toBe(12);
  });

  const requestCalendar = async (body: object) => {
    const requested: string[] = [];
    const { machines: products } = testMachines();
    const { calendars } = testProvider({
      calendars: (_query, { currency }) => {
        requested.push(currency);
        return testCalendar("2026-11-24");
      },
    });
    const request = new Response(JSON.stringify(body));
    const response = await calendarResponse(request, scope, { products, calendars });
    return { status: response.status, requested, body: await response.json() };
  };

  const november = { localDateStart: "2026-11-24", localDateEnd: "2026-11-24" };

  it("a calendar of an option is that of its product", async () => {
    expect(await requestCalendar({ productId: "9", optionId: "9", ...november })).toMatchObject({ status: 200 });
  });

  it("a calendar is in the currency of its product's page, also while it has no price", async () => {
    const days = { localDateStart: "2026-11-24", localDateEnd: "2026-11-24" };
    expect(await requestCalendar({ productId: "9", ...days })).toMatchObject({ status: 200, requested: ["GBP"] });
  });

  it.each([
    ["no such day", { productId: "9", localDateStart: "2026-02-28", localDateEnd: "2026-02-31" }, "BAD_REQUEST"],
    ["no product", { productId: "1", localDateStart: "2026-11-24", localDateEnd: "2026-11-24" }, "INVALID_PRODUCT_ID"],
    ["no option", { productId: "9", optionId: "nope", ...november }, "INVALID_OPTION_ID"],
    ["too many days", { productId: "9", localDateStart: "2026-11-24", localDateEnd: "2027-11-24" }, "BAD_REQUEST"],
  ])("a calendar of %s is an error in words", async (_title, query, error) => {
    const { status, body } = await requestCalendar(query);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ error, errorMessage: expect.stringMatching(/ .+ /) }),
    ]);
  });
});

describe("P34, X13: the MCP server", () => {
  const server = { name: "Tessera", tools: mcpTools(tessera, machines, () => 0), onFailure: failNow };
  const send = async (method: string, params: object = {}) =>
    mcpResponse({ jsonrpc: "2.0", id: 1, method, params }, server);
  const call = async (name: string, parameters: object) => send("tools/call", { name, arguments: parameters });

  it("says which version and tools it has; both only read", async () => {
    expect(await send("initialize", { protocolVersion: "2025-03-26" })).toMatchObject({
      id: 1,
      result: { protocolVersion: "2025-03-26", capabilities: { tools: {} }, serverInfo: { name: "Tessera" } },
    });
    expect(await send("tools/list")).toMatchObject({
      result: {
        tools: [
          { name: "search_experiences", annotations: { readOnlyHint: true } },
          { name: "get_experience_details", annotations: { readOnlyHint: true } },
        ],
      },
    });
  });

  it("finds experiences, and the details of one", async () => {
    expect(await call("search_experiences", { query: "tour", limit: 2 })).toMatchObject({
      result: { structuredContent: { total: 3, experiences: [{ id: "7", price: { amount: "24.00" } }, { id: "8" }] } },
    });
    expect(await call("get_experience_details", { id: "7" })).toMatchObject({
      result: { structuredContent: { name: "Tour 7", url: "https://www.tessera.example/tour-7-e-7/" } },
    });
  });

  it.each([
    ["a limit that is too high", "search_experiences", { query: "x", limit: 1000 }],
    ["another language", "search_experiences", { query: "x", language: "xx" }],
    ["an id of nothing", "get_experience_details", { id: "1" }],
    ["an unknown tool", "book", {}],
  ])("refuses %s", async (_title, name, parameters) => {
    expect(await call(name, parameters)).toMatchObject({ error: { code: -32_602 } });
  });

  it("has the languages of its site, and refuses any other", async () => {
    const tools = mcpTools(vienna, machines, () => 0);
    const languages = { language: { enum: ["en", "de", "tw", "ar"], default: "en" } };
    expect(tools.map(({ inputSchema }) => inputSchema)).toMatchObject([
      { properties: languages },
      { properties: languages },
    ]);
    for (const tool of tools) {
      const parameters = { query: "", id: "7", language: "fr" };
      await expect(tool.call(parameters)).rejects.toThrow("language is no language of this site");
      await expect(tool.call({ ...parameters, language: "de" })).resolves.toBeDefined();
    }
  });

  it("refuses what is no message or no method, and leaves notifications without a response", async () => {
    expect(await mcpResponse(undefined, server)).toMatchObject({ id: null, error: { code: -32_700 } });
    expect(await mcpResponse([], server)).toMatchObject({ error: { code: -32_600 } });
    expect(await send("resources/list")).toMatchObject({ error: { code: -32_601 } });
    expect(await mcpResponse({ jsonrpc: "2.0", method: "notifications/initialized" }, server)).toBeUndefined();
  });

  it("an upstream that is down is a result that says so, and is reported", async () => {
    const failures: unknown[] = [];
    const error = new Error("down");
    const down = async () => {
      throw error;
    };
    const tools = mcpTools(tessera, { search: down, product: down }, () => 0);
    const message = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "search_experiences", arguments: { query: "" } },
    };
    const failing = { name: "Tessera", tools, onFailure: (cause: unknown) => void failures.push(cause) };
    expect(await mcpResponse(message, failing)).toMatchObject({ result: { isError: true } });
    expect(failures).toEqual([error]);
  });
});

describe("X13: llms.txt", () => {
  const links = [{ name: "Tour", url: "https://www.tessera.example/tour-e-7/" }];

  it("names the site, its feeds and what is popular", () => {
    const text = llmsText(tessera, links);
    expect(text.startsWith("# Tessera\n\n> ")).toBe(true);
    for (const part of [
      "/sitemap.xml",
      "/feed.json",
      "/api/octo/products",
      "/api/mcp",
      "- [Tour](https://www.tessera.example/tour-e-7/)",
    ])
      expect(text).toContain(part);
  });

  it("omits a kind of content that the host has closed, and names a license", () => {
    const machineTerms = { pages: { allowed: true, license: "https://licence.example" }, products: { allowed: false } };
    const text = llmsText({ ...tessera, machines: machineTerms }, []);
    expect(text).toContain("- Licence: https://licence.example");
    expect(text).not.toContain("feed.json");
  });
});
