import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { testCalendar } from "../../catalog/calendar/calendar.example.ts";
import { durationClasses } from "../../catalog/listing/durations.ts";
import { lowestRatings, orderedValues } from "../../catalog/listing/facet-values.ts";
import { sortOrders } from "../../catalog/listing/listing-query.ts";
import { priceBands } from "../../catalog/listing/price-bands.ts";
import { listingFlags } from "../../catalog/listing/product-flags.ts";
import { pageTypes, shell } from "../../customtypes/index.ts";
import { locales } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import { defaultView, type View } from "../../routing/view.ts";
import { parseViewQuery } from "../../routing/view-registry.ts";
import { components } from "../../slices/index.ts";
import { testDocument } from "../support/fake-content.ts";
import { testPage, testProduct } from "../support/page-context.ts";
import { renderWithIslands } from "../support/render-with-islands.tsx";
import { type Finds, testProvider } from "../support/test-provider.ts";
import { testPorts, testRegistries } from "../support/test-renderer.ts";
import { views } from "../../app/_composition/views.ts";

const { site } = testPage();
const registries = testRegistries({ slices: Object.values(components), pageTypes, shell });
const now = Date.UTC(2026, 10, 22, 11);

/** Sixty products of €1 to €60; every other one is a tour. */
const products = Array.from({ length: 60 }, (_, index) => {
  const money = { minor: (index + 1) * 100, currency: "EUR" } as const;
  return testProduct({
    id: index + 1,
    name: `P${index + 1}`,
    category: { id: 1 + (index % 2), name: "Kind" },
    price: { final: money, original: money, cashbackPercent: 0 },
  });
});

const found: Finds = {
  rankings: () => ({ products, total: products.length, city: undefined }),
  calendars: ({ id, from = "" }) => testCalendar(...(id <= 3 ? [from] : [])),
};

/** The first round of a city's page: its listing, and the attractions that its kind composes. */
const composed = ["rankings of 1", "topCollections of 1"];

/** Renders the page of a city with a listing in this view. */
async function render(view: Partial<View>, finds: Finds = found) {
  const calls: string[] = [];
  const document = testDocument(`${site.host}.rome`, "microsite", {
    tagged_page_type: "City",
    meta_title: "[count] from [min-price]",
    slices: [{ id: "listing$1", slice_type: "listing", variation: "default", primary: { collection: 201 } }],
  });
  const provider = testProvider(finds, (name, keys) => void calls.push(`${name} of ${keys.length}`));
  const { ports, diagnostics } = testPorts([document], { provider, now: () => now });
  const route = {
    site,
    locale: locales.en,
    currency: "EUR",
    view: { ...defaultView, ...view },
    path: ["rome"],
  } as const;
  const outcome = await createRenderer(registries, ports).renderPage(route);
  return { outcome, calls: calls.filter((call) => !call.startsWith("currencies")), diagnostics };
}

async function rendered(view: Partial<View>, finds?: Finds) {
  const { outcome, ...rest } = await render(view, finds);
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  const html = new DOMParser().parseFromString(await renderWithIslands(outcome.content), "text/html");
  const cards = [...html.querySelectorAll("article h3")].map(({ textContent }) =>
    textContent?.replace(" · Book now", ""),
  );
  return { ...outcome, ...rest, cards };
}

const graph = v.object({
  "@graph": v.array(
    v.looseObject({ itemListElement: v.optional(v.array(v.object({ item: v.object({ name: v.string() }) })), []) }),
  ),
});
const namesIn = (data: object) =>
  v.parse(graph, data)["@graph"].flatMap(({ itemListElement }) => itemListElement.map(({ item }) => item.name));

describe("a page with a listing", () => {
  it("C14, J9: title, count and prices are those of the whole list, structured data those of its page", async () => {
    const { metadata, cards, structuredData, diagnostics } = await rendered({ page: 2 });
    expect(metadata.title).toBe("60 from €1");
    expect(cards).toEqual(products.slice(10, 20).map(({ name }) => name.text));
    expect(namesIn(structuredData)).toEqual(cards);
    expect(diagnostics.map(({ code }) => code)).toEqual(["page-description-missing", "page-heading-missing"]);
  });

  it("P3: they follow the filters", async () => {
    const { metadata, cards, structuredData } = await rendered({ category: 2, price: 2 });
    expect(metadata.title).toBe("15 from €20");
    expect(cards).toHaveLength(10);
    expect(namesIn(structuredData)).toEqual(cards);
  });

  it.each([
    [{ category: 2 }, "30 from €2 – filtered", true],
    [{ category: 99_999 }, "60 from €1", false],
    [{ category: 99_999, rating: "4" }, "60 from €1 – filtered", true],
    [{ from: "2020-01-01", to: "2020-01-02" }, "60 from €1", false],
  ] as const)(
    "P3: the title of %j is %j: a value that narrows nothing is no filter",
    async (view, title, isFiltered) => {
      const { head } = await rendered(view);
      expect([head.title, head.robots !== undefined]).toEqual([title, isFiltered]);
    },
  );

  it("X2: it reads the calendars of all its products in one call of the second round", async () => {
    const { calls, cards } = await rendered({ when: "weekend" });
    expect(calls).toEqual([...composed, "calendars of 60"]);
    expect(cards).toEqual(["P1", "P2", "P3"]);
  });

  it("X2: without days it reads the next free day of the products on its page alone", async () => {
    expect((await rendered({ sort: "price" })).calls).toEqual([...composed, "nextAvailable of 10"]);
  });

  it("P6: its map costs one call of the second round, and the list without it no more than before", async () => {
    const placed = products.map((product, index) => {
      const address = { address: "", postalCode: "", cityName: "Rome", countryName: "Italy" };
      const startLocation = { ...address, latitude: 41.89 + index / 1000, longitude: 12.49 };
      return { ...product, cityCode: "ROME", startLocation };
    });
    const finds: Finds = { ...found, rankings: () => ({ products: placed, total: placed.length, city: undefined }) };
    expect((await rendered({}, finds)).calls).toEqual([...composed, "nextAvailable of 10"]);
    const { calls, diagnostics } = await rendered({ layout: "map" }, finds);
    expect(calls.toSorted()).toEqual([...composed, "landmarks of 1", "nextAvailable of 10"].toSorted());
    expect(diagnostics.filter(({ level }) => level === "error")).toEqual([]);
  });

  it("X2: it shows everything, and is soon rendered again, where the calendars fail", async () => {
    const fail = () => {
      throw new Error("down");
    };
    const { cards, provisional } = await rendered({ when: "today" }, { ...found, calendars: fail });
    expect([cards.length, provisional]).toEqual([10, "incomplete"]);
  });
});

describe("B6: a page beyond the last", () => {
  it.each([{ page: 7 }, { page: 2, category: 1, price: 1 }, { page: 2, limit: 60 }])("%j is missing", async (view) => {
    expect((await render(view)).outcome.kind).toBe("not-found");
  });

  it("may exist where the list can't be read", async () => {
    const fail = () => {
      throw new Error("down");
    };
    const { outcome } = await render({ page: 7 }, { rankings: fail });
    expect(outcome).toMatchObject({ kind: "page", provisional: "incomplete" });
  });
});

it.each([
  ["sort", [...sortOrders]],
  ["duration", [...durationClasses]],
  ["rating", [...lowestRatings]],
  ["flags", [...listingFlags]],
  ["price", ["1", "2", "3", "4"]],
])("P3, P4, P5: an address can have each %s of a listing, and nothing else", (name, values) => {
  const read = values.map((value) => parseViewQuery(views, `${name}=${value}`));
  expect(read).toEqual(values.map((value) => `${name}=${value}`));
  expect(["0", "5", "other"].map((value) => parseViewQuery(views, `${name}=${value}`))).toEqual(["_", "_", "_"]);
});

it("P4: the bands of prices are those of a currency", () => {
  expect(orderedValues.price).toHaveLength(priceBands("EUR").length);
});
