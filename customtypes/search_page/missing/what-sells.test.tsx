import { describe, expect, it } from "vitest";
import type { SearchResults } from "../../../catalog/search/search.ts";
import tessera from "../../../hosts/tessera.ts";
import { locales } from "../../../i18n/locales.ts";
import { createRenderer } from "../../../renderer/line.ts";
import { defaultView } from "../../../routing/view.ts";
import { renderWithIslands } from "../../../tests/support/render-with-islands.tsx";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testProvider } from "../../../tests/support/test-provider.ts";
import { testPorts, testRegistries } from "../../../tests/support/test-renderer.ts";
import { pageTypes } from "../../index.ts";
import { whatSells } from "./index.tsx";

const popular: SearchResults = {
  matches: false,
  total: 2,
  products: [7, 8].map((id) => ({ id, slug: `tour-${id}`, category: undefined, timeZone: "Europe/Rome" })),
  places: [],
};

async function renderMissing(search: () => Promise<SearchResults>) {
  const calls: string[] = [];
  const provider = testProvider(
    { products: ({ id }) => testProduct({ id, slug: `tour-${id}`, name: `Tour ${id}` }) },
    (name, keys) => calls.push(`${name} ${keys.join()}`),
  );
  const { ports } = testPorts([], { search, provider });
  const renderer = createRenderer(testRegistries({ pageTypes, missing: whatSells }), ports);
  const route = { site: tessera, locale: locales.de, currency: "EUR" as const, path: [], view: defaultView };
  const { body, provisional } = await renderer.renderMissing(route);
  return { html: await renderWithIslands(body), provisional, calls };
}

describe("W141: an address without a page", () => {
  it("has what is popular, at the prices of one call", async () => {
    const { html, provisional, calls } = await renderMissing(async () => popular);
    expect(html).toContain("Bei Reisenden beliebt");
    expect(html).toContain('href="/de/tour-8-e-8/"');
    expect([provisional, calls.filter((call) => call.startsWith("products"))]).toEqual([false, ["products 7,8"]]);
  });

  it("is rendered again soon where nothing could be searched", async () => {
    const { html, provisional } = await renderMissing(async () => {
      throw new Error("down");
    });
    expect([html, provisional]).toEqual(["", "incomplete"]);
  });
});
