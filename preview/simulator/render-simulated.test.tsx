import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { LocaleCode } from "../../i18n/locales.ts";
import { components } from "../../slices/index.ts";
import { renderWithIslands } from "../../tests/support/render-with-islands.tsx";
import { testPage, testProduct } from "../../tests/support/page-context.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import { renderSimulated } from "./render-simulated.tsx";

const { site } = testPage();
const registries = testRegistries({ slices: Object.values(components) });

async function simulate(slices: readonly unknown[], locale: LocaleCode = "en") {
  const { ports } = testPorts([], {
    provider: testProvider({ products: ({ id }) => testProduct({ id, name: `Product ${id}` }) }),
    sharedDocuments: () => Promise.reject(new Error("the content service is not read")),
  });
  const { content, findings, count, note } = await renderSimulated({ registries, ports, site, locale, slices });
  const found = renderToStaticMarkup(<>{findings}</>);
  return { html: await renderWithIslands(content), found, count, note };
}

const notice = (text: string) => ({
  slice_type: "notice",
  variation: "default",
  primary: { body: [{ type: "paragraph", text, spans: [] }] },
});
const grid = { slice_type: "product_grid", variation: "default", primary: { product_ids: "1,2" } };

it("slices as Slice Machine sends them are rendered in their order, with products of the provider", async () => {
  const { html, count, note } = await simulate([notice("First"), grid, notice("Last")]);
  expect(html).toMatch(/First[^]*Product 1[^]*Product 2[^]*Last/);
  expect([count, note]).toEqual([0, ""]);
  for (const id of ["simulated-1", "simulated-2", "simulated-3"]) expect(html).toContain(`id="slice-${id}"`);
});

it("the language is that of the content alone, right to left where it is", async () => {
  const { html, found } = await simulate([grid, { slice_type: "unknown" }], "ar");
  expect(html).toMatch(/<div lang="ar" dir="rtl">/);
  expect(found).toContain("Findings (1)");
});

it("what does not fit is omitted, and said; the others are intact", async () => {
  const zone = [null, "text", {}, { slice_type: "constructor" }, { slice_type: "notice" }, notice("Intact")];
  const { html, found } = await simulate(zone);
  expect(html).toContain("Intact");
  for (const sentence of ["A slice without a type was omitted", "No slice &quot;constructor&quot; is registered"])
    expect(found).toContain(sentence);
});

it("a group that is half open is rendered to its end", async () => {
  const tab = { slice_type: "tab", primary: { title: "Tickets" } };
  const { html, found } = await simulate([{ slice_type: "tabs_start" }, tab, notice("Inside")]);
  expect(html).toMatch(/Tickets[^]*Inside/);
  expect(found).toContain("has no end of its own");
});

it.each([
  ["an opener without its group", [{ slice_type: "tabs_start" }]],
  ["a slice that is unknown", [{ slice_type: "unknown" }]],
])("nothing but %s is said to show nothing", async (_what, slices) => {
  const { html, note } = await simulate(slices);
  expect(note).toBe("These slices show nothing by themselves. The findings may say why.");
  expect(html).toContain('<h1 class="visually-hidden">Slice simulator</h1>');
});

it("before slices are sent, nothing is said", async () => {
  expect((await simulate([])).note).toBe("");
});
