import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import { need } from "../catalog/snapshot/needs.ts";
import { text } from "../content/fields/text.ts";
import { locales } from "../i18n/locales.ts";
import { testPorts, testRegistries } from "../tests/support/test-renderer.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { testPage, testProduct } from "../tests/support/page-context.ts";
import { testProvider } from "../tests/support/test-provider.ts";
import { createRenderer } from "../renderer/line.ts";
import { definePageType } from "../renderer/define/define-page-type.tsx";
import { defineSlice } from "../renderer/define/define-slice.tsx";
import { createPreview, type Preview } from "./create-preview.tsx";
import { defaultView } from "../routing/view.ts";

const { site } = testPage();

const note = defineSlice({
  type: "note",
  variations: ["default"],
  fields: v.object({ body: text() }),
  Component: ({ fields, page }) =>
    page.richText
      .segments(fields.body)
      .map(({ start, text: said, within: [own] }) => (
        <Fragment key={start}>{own ? page.richText.renderShortcode(own, said) : said}</Fragment>
      )),
});

const page = definePageType({
  type: "page",
  fields: v.object({ title: text() }),
  metadata: ({ title }, context) => ({ title: context.text(title), description: "All of it", image: undefined }),
  kinds: [
    {
      kind: "page",
      needs: () => need("products", [{ id: 1 }]),
      about: (_fields, snapshot) => [snapshot.get("products", { id: 1 })].filter((product) => product !== undefined),
      Page: ({ children }) => <article>{children}</article>,
    },
  ],
});

const registries = testRegistries({ slices: [note], pageTypes: [page] });

async function renderBody(body: string, title = "Rome", preview?: Preview) {
  const slices = [{ id: "n$1", slice_type: "note", primary: { body } }];
  const product = (id: number) => testProduct({ id, name: `Product ${id}` });
  const { ports } = testPorts([testDocument(site.host, "page", { title, slices })], {
    provider: testProvider({ products: ({ id }) => (id < 9 ? product(id) : undefined) }),
    now: () => Date.UTC(2027, 2, 4, 5, 6, 7),
  });
  const { renderPage } = createRenderer(registries, ports, preview?.decorator);
  const outcome = await renderPage({ site, locale: locales.en, currency: "EUR", view: defaultView, path: [] });
  if (outcome.kind !== "page") throw new Error("there is no page");
  const container = document.createElement("div");
  container.innerHTML = renderToStaticMarkup(<>{outcome.content}</>);
  return { container, marks: [...container.querySelectorAll("[data-shortcode]")], outcome };
}

async function previewBody(body: string, title?: string) {
  const preview = createPreview(registries.shortcodes);
  const rendered = await renderBody(body, title, preview);
  return { ...rendered, report: preview.report(rendered.outcome, []) };
}

const words = (element: Element | undefined) =>
  [...(element?.querySelectorAll("[role=note] > *") ?? [])].map(({ textContent }) => textContent);

it("a shortcode says its source, its value, where that came from and when it was read", async () => {
  const { marks } = await previewBody("See [title tgid=3] now");
  expect(marks).toHaveLength(1);
  expect(words(marks[0])).toEqual(["[title tgid=3]", "Product 3", "From products/3, read Mar 4, 2027, 5:06:07 AM UTC"]);
});

it.each([
  ["[min-price]", "the clock, this page"],
  ["[title]", "this page"],
  ["[title tgid=3]", "products/3"],
  ["[year]", "this page, the clock"],
  ["[year timezone=Europe/Rome]", "the clock"],
])("%s is said to come from %s", async (source, from) => {
  const { marks } = await previewBody(source);
  expect(words(marks[0]).at(-1)).toContain(`From ${from}, read`);
});

it.each([
  ["[price tgid=x]", "invalid", "The attributes are invalid."],
  ["[title tgid=9]", "no-data", "There is no data to show."],
  ["[pric tgid=1]", "unknown", "Did you mean [price]?"],
])("%s, which has nothing to show, stands out as it was typed: %s", async (source, problem, sentence) => {
  const { marks, container } = await previewBody(`a ${source} b`);
  expect(marks.map((mark) => mark.getAttribute("data-problem"))).toEqual([problem]);
  expect(words(marks[0])).toContain(sentence);
  for (const found of container.querySelectorAll("[role=note]")) found.remove();
  expect(container.querySelector("article")?.textContent).toBe(`a ${source} b`);
});

it("a fallback is shown, and the shortcode stands out all the same", async () => {
  const { marks } = await previewBody('[title tgid=9 fallback="soon"]');
  expect([marks[0]?.firstChild?.textContent, marks[0]?.getAttribute("data-problem")]).toEqual(["soon", "no-data"]);
});

it("findings and shortcodes have their slice and field, those of titles too, each once", async () => {
  const { report } = await previewBody("[title tgid=9] [title tgid=2]", "[year] [price tgid=x]");
  const found = report.diagnostics.map(({ code, location: { slice, field } }) => [code, slice, field]);
  expect(found.map((row) => row.join()).toSorted()).toEqual([
    "catalog-id-unknown,n-1,body",
    "page-heading-missing,,",
    "shortcode-invalid,,title",
    "shortcode-no-data,n-1,body",
  ]);
  const listed = report.shortcodes.map(({ source, location: { slice, field } }) => [source, slice, field]);
  expect(listed.map((row) => row.join()).toSorted()).toEqual([
    "[price tgid=x],,title",
    "[title tgid=2],n-1,body",
    "[title tgid=9],n-1,body",
    "[year],,title",
  ]);
  expect(report.slices.get("n-1")).toMatchObject({ type: "note", number: 1 });
});

it("metadata is what travellers get", async () => {
  const { outcome } = await previewBody("", "Rome [title tgid=9] [year]");
  expect(outcome.metadata.title).toBe("Rome  2027");
});

it("travellers are sent none of it", async () => {
  const { container } = await renderBody("a [title tgid=3] [title tgid=9] [pric] b");
  expect(container.querySelector("article")?.outerHTML).toBe("<article>a Product 3  [pric] b</article>");
});

it("the report has the languages of the page, and those of its site that it lacks", async () => {
  const { report } = await previewBody("Rome");
  expect(report.translations.map(({ tag, href }) => [tag, href])).toEqual([["en", "/"]]);
  expect(report.untranslated.map(({ code }) => code)).toEqual(site.languages.filter((code) => code !== "en"));
});
