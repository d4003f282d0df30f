import { describe, expect, it } from "vitest";
import tessera from "../../../hosts/tessera.ts";
import { locales } from "../../../i18n/locales.ts";
import { createRenderer } from "../../../renderer/line.ts";
import type { CatalogPorts } from "../../../renderer/contracts/ports.ts";
import { defaultView } from "../../../routing/view.ts";
import { renderWithIslands } from "../../../tests/support/render-with-islands.tsx";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testProvider } from "../../../tests/support/test-provider.ts";
import { testPorts, testRegistries } from "../../../tests/support/test-renderer.ts";
import { pageTypes } from "../../index.ts";
import { byCity } from "./saved-products.ts";

const rome = ["ROME", "Rome"];
/** 100 and after are in Rome too. */
const cities = new Map([
  [7, rome],
  [8, ["PARIS", "Paris"]],
  [9, rome],
  ...Array.from({ length: 24 }, (_, index) => [index + 100, rome] as const),
]);

async function visit(ids: string | undefined, failing?: CatalogPorts["provider"]) {
  const calls: string[] = [];
  const provider = testProvider(
    {
      products: ({ id }) => {
        const [cityCode = "", cityName = ""] = cities.get(id) ?? [];
        return cityCode === ""
          ? undefined
          : testProduct({ id, slug: `tour-${id}`, name: `Tour ${id}`, cityCode, cityName });
      },
    },
    (name, keys) => calls.push(`${name} ${keys.join()}`),
  );
  const { ports } = testPorts([], { provider: failing ?? provider });
  const { renderPage } = createRenderer(testRegistries({ pageTypes }), ports);
  const route = { site: tessera, locale: locales.en, currency: "EUR" as const, path: ["saved"] };
  const outcome = await renderPage({ ...route, view: { ...defaultView, ids } });
  if (outcome.kind !== "page") throw new Error(outcome.kind);
  const html = (await renderWithIslands(outcome.content)).replaceAll(/<style[^]*?<\/style>/g, "");
  return { outcome, calls, body: new DOMParser().parseFromString(html, "text/html").body };
}

const listCardNames = (section: Element) => [...section.querySelectorAll("h3")].map(({ textContent }) => textContent);

describe("P7: the page of what a visitor saved", () => {
  it("shows the products of its address by city, with one call, and no product twice", async () => {
    const { body, calls } = await visit("7,8,9");
    const sections = [...body.querySelectorAll("section")].map((section) => [
      section.ariaLabel,
      listCardNames(section).length,
    ]);
    expect(body.querySelector("h1")?.textContent).toBe("Saved");
    expect(sections).toEqual([
      ["Rome", 2],
      ["Paris", 1],
    ]);
    expect(calls).toEqual(["products 7,8,9"]);
  });

  it("without a list says how to save, and calls nobody", async () => {
    const { body, calls } = await visit(undefined);
    expect(body.textContent).toContain("Select the heart on an experience");
    expect(body.querySelectorAll("article")).toHaveLength(0);
    expect(calls).toEqual([]);
  });

  it("has a section of its own for each of two cities with one name", () => {
    const products = ["VALENCIA", "VALENCIA_VE", "VALENCIA"].map((cityCode) =>
      testProduct({ cityCode, cityName: "Valencia" }),
    );
    expect(byCity(products).map(({ code, products: { length } }) => [code, length])).toEqual([
      ["VALENCIA", 2],
      ["VALENCIA_VE", 1],
    ]);
  });

  it.each([
    [23, false],
    [24, true],
  ])("says how many products a list has at most once it is full: with %d %j", async (count, isFull) => {
    const ids = Array.from({ length: count }, (_, index) => index + 100).join(",");
    const { body } = await visit(ids);
    expect(body.textContent.includes("A list can hold up to 24 experiences.")).toBe(isFull);
  });

  it.each([
    ["8,9,99", "Plan a day with these", "items=8%2C9"],
    [
      "7,8,9,100,101,102,103,104,105,106",
      "Plan a day with these",
      "items=7%2C8%2C9%2C100%2C101%2C102%2C103%2C104%2C105%2C106",
    ],
    [
      "7,8,9,100,101,102,103,104,105,106,107",
      "Plan a day with the first 10",
      "items=7%2C9%2C100%2C101%2C102%2C103%2C104%2C105%2C106%2C107",
    ],
  ])("X12: plans a day with the first ten that it shows, and says how many: %s", async (ids, text, items) => {
    const link = (await visit(ids)).body.querySelector("a[href*='/plan/']");
    expect([link?.textContent, link?.getAttribute("href")]).toEqual([text, `/plan/?${items}`]);
  });

  it("X12: plans no day without anything that is available", async () => {
    expect((await visit("98,99")).body.querySelector("a[href*='/plan/']")).toBeNull();
  });

  it("counts what is no longer sold", async () => {
    const { body } = await visit("7,99");
    expect(body.textContent).toContain("1 experience is no longer available.");
    expect(body.querySelectorAll("article")).toHaveLength(1);
  });

  it("says that the list could not be read, and nothing of what is gone", async () => {
    const down = testProvider({
      products: () => {
        throw new Error("down");
      },
    });
    const { body } = await visit("7", down);
    expect(body.textContent).toContain("We can’t load the results right now.");
    expect(body.textContent).not.toContain("no longer available");
  });

  it.each([undefined, "7"])("of the list %s is not indexed; its canonical address has no list", async (ids) => {
    const { alternates, robots } = (await visit(ids)).outcome.head;
    expect(robots).toEqual({ index: false, follow: true });
    expect(alternates?.canonical).toBe("/saved/");
  });
});
