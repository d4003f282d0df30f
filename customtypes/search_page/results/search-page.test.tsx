import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { toMetadata } from "../../../app/_composition/metadata.ts";
import type { SearchResults } from "../../../catalog/search/search.ts";
import tessera from "../../../hosts/tessera.ts";
import { locales } from "../../../i18n/locales.ts";
import { createRenderer } from "../../../renderer/line.ts";
import type { Ports } from "../../../renderer/ports.ts";
import { defaultView, type View } from "../../../routing/view.ts";
import { renderWithIslands } from "../../../tests/support/render-with-islands.tsx";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testProvider } from "../../../tests/support/test-provider.ts";
import { testPorts, testRegistries } from "../../../tests/support/test-renderer.ts";
import { pageTypes } from "../../index.ts";

const found: SearchResults = {
  matches: true,
  total: 30,
  pages: 2,
  products: [7, 8].map((id) => ({ id, slug: `tour-${id}`, category: undefined })),
  places: [
    { kind: "city", name: { text: "Rome" }, cityName: { text: "" }, places: [{ city: "ROME" }] },
    { kind: "attraction", name: { text: "Forum" }, cityName: { text: "Rome" }, places: [{ collection: 5 }] },
  ],
};

const nothing: SearchResults = { ...found, matches: false, total: 2, pages: 1, places: [] };

async function visit(
  view: Partial<View>,
  search: Ports["search"] = async () => found,
  locale: "en" | "ar" = "en",
  failing?: Ports["provider"],
) {
  const calls: string[] = [];
  const provider = testProvider(
    { products: ({ id }) => testProduct({ id, slug: `tour-${id}`, name: `Tour ${id}` }) },
    (name, keys) => calls.push(`${name} ${keys.join()}`),
  );
  const page = { site: tessera, path: ["rome"], document: { id: "rome", address: "" } };
  const placePages = async () => new Map([[`${tessera.host} city=ROME`, page]]);
  const { ports } = testPorts([], { search, provider: failing ?? provider, placePages });
  const { renderPage } = createRenderer(testRegistries({ pageTypes }), ports);
  const route = { site: tessera, locale: locales[locale], currency: "EUR" as const, path: ["search"] };
  const outcome = await renderPage({ ...route, view: { ...defaultView, ...view } });
  return { outcome, calls };
}

async function bodyOf(...parameters: Parameters<typeof visit>): Promise<HTMLElement> {
  const { outcome } = await visit(...parameters);
  if (outcome.kind !== "page") throw new Error(outcome.kind);
  return bodyWith(outcome.content);
}

/** Returns what is rendered, without styles. */
async function bodyWith(content: ReactNode): Promise<HTMLElement> {
  const html = (await renderWithIslands(content)).replaceAll(/<style[^]*?<\/style>/g, "");
  return new DOMParser().parseFromString(html, "text/html").body;
}

const headingsIn = (body: HTMLElement) =>
  [...body.querySelectorAll("h1, h2, section section h3")].map(
    ({ tagName, textContent }) => `${tagName} ${textContent}`,
  );

const linksIn = (body: HTMLElement) => [...body.querySelectorAll("a")].map((link) => link.getAttribute("href"));

describe("P1: the page of a search", () => {
  it("shows places that have a page, and products with the prices of one call", async () => {
    const body = await bodyOf({ q: "rome" });
    expect(body.querySelector("h1")?.textContent).toBe("Results for “rome”");
    expect(body.querySelector("input")?.value).toBe("rome");
    expect(body.textContent).toContain("30 results");
    expect(linksIn(body)).toEqual(expect.arrayContaining(["/rome/", "/tour-7-e-7/", "/tour-8-e-8/"]));
    expect(body.textContent).not.toContain("Forum");
    expect((await visit({ q: "rome" })).calls).toEqual(["products 7,8"]);
  });

  it("searches what its address says, on its host and in its language", async () => {
    const search = vi.fn(async () => found);
    await visit({ q: "روما", page: 2 }, search, "ar");
    expect(search).toHaveBeenCalledWith(
      { host: tessera.host, q: "روما", page: 2 },
      { locale: locales.ar, currency: "EUR" },
    );
  });

  it("leads from one page of results to the next, and has none beyond the last", async () => {
    expect(linksIn(await bodyOf({ q: "rome" }))).toContain("/search/?q=rome&page=2");
    expect(linksIn(await bodyOf({ q: "rome", page: 2 }))).toContain("/search/?q=rome");
    expect((await visit({ q: "rome", page: 3 })).outcome.kind).toBe("not-found");
  });

  it("I1: says that nothing was found, and shows what is popular", async () => {
    const body = await bodyOf({ q: "zzqqxx" }, async () => nothing);
    expect(body.textContent).toContain("Hmm, no results found.");
    expect(headingsIn(body)).toEqual(["H1 Results for “zzqqxx”", "H2 Popular with travellers"]);
    expect(linksIn(body)).toContain("/tour-7-e-7/");
  });

  it("counts no experiences where it found a place alone", async () => {
    const body = await bodyOf({ q: "rome" }, async () => ({ ...found, total: 0, pages: 1, products: [] }));
    expect(linksIn(body)).toContain("/rome/");
    expect(body.textContent).not.toMatch(/\b0\b|no results/);
  });

  it("calls popular places so, once for places and products", async () => {
    const popular = { ...nothing, places: found.places };
    const body = await bodyOf({ q: "zzqqxx" }, async () => popular);
    expect(headingsIn(body)).toEqual([
      "H1 Results for “zzqqxx”",
      "H2 Popular with travellers",
      "H3 Cities",
      "H2 Experiences",
    ]);
  });

  it("says that it could not search, for a moment", async () => {
    const { outcome } = await visit({ q: "rome" }, async () => {
      throw new Error("no index");
    });
    expect(outcome).toMatchObject({ kind: "page", provisional: "incomplete" });
    if (outcome.kind === "page")
      expect((await bodyWith(outcome.content)).textContent).toContain("We could not load the results just now.");
  });

  it("says that it could not load what it found", async () => {
    const provider = testProvider({
      products: () => {
        throw new Error("down");
      },
    });
    const body = await bodyOf({ q: "rome" }, async () => found, "en", provider);
    expect(body.textContent).toContain("We could not load the results just now.");
  });

  it.each([{}, { q: "rome" }, { q: "rome", page: 2 }])(
    "of %j is not indexed; its canonical address has no words",
    async (view) => {
      const { outcome } = await visit(view);
      if (outcome.kind !== "page") throw new Error(outcome.kind);
      const { alternates, robots, title } = toMetadata(outcome);
      expect(robots).toEqual({ index: false, follow: true });
      expect(alternates?.canonical).toBe("/search/");
      expect(title).toMatch(/^(Search|Results for “rome”) \| Tessera$/);
    },
  );
});
