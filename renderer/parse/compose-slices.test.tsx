import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import { need } from "../../catalog/snapshot/needs.ts";
import { SourceText } from "../../content/source-text.ts";
import { requiredText, text } from "../../content/fields/text.ts";
import { locales } from "../../i18n/locales.ts";
import { defaultView } from "../../routing/view.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage, testProduct } from "../../tests/support/page-context.ts";
import { testProvider } from "../../tests/support/test-provider.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import { definePageType } from "../define/define-page-type.tsx";
import { type RawDocument, rawSliceSchema } from "../../content/document.ts";
import { toPlacePages } from "../load/to-place-pages.ts";
import { defineSlice } from "../define/define-slice.tsx";
import { createRenderer } from "../line.ts";

const { site } = testPage();

const createTestSlice = (type: string, spec: Partial<Parameters<typeof defineSlice>[0]> = {}) =>
  defineSlice({
    type,
    variations: ["default"],
    fields: v.object({ title: text() }),
    Component: ({ id }) => <p id={id}>{type}</p>,
    ...spec,
  });

const slices = [
  createTestSlice("crumbs"),
  createTestSlice("note"),
  createTestSlice("notice"),
  createTestSlice("other"),
  createTestSlice("tabs", {
    role: { opens: "tabs" },
    Component: ({ members }) => members.map(({ content }) => content),
  }),
  createTestSlice("ends", { role: { closes: "tabs" } }),
  createTestSlice("part", { role: { label: () => new SourceText("part") } }),
  createTestSlice("middle"),
  createTestSlice("nothing", {
    findings: () => [{ code: "list-filtered-away", message: "Nothing.", hint: "Fill it in." }],
    Component: () => null,
  }),
  createTestSlice("strict", { fields: v.object({ title: requiredText() }) }),
  defineSlice({
    type: "prices",
    variations: ["default"],
    fields: v.object({}),
    needs: (_fields, { place }) => need("products", place.category === undefined ? [] : [{ id: place.category }]),
    Component: ({ page: { place, snapshot } }) => (
      <b>{snapshot.get("products", { id: place.category ?? 0 })?.name.text}</b>
    ),
  }),
  createTestSlice("cities", {
    role: { linksTo: ["city"] },
    needs: () => need("currencies", ["all"]),
  }),
];

const groups = v.nullish(v.array(v.array(rawSliceSchema)), []);

const page = definePageType({
  type: "page",
  fields: v.object({ city: text(), held: groups, last: groups }),
  place: ({ city }) => ({ city: city.source || "ROME", category: 7 }),
  metadata: () => ({
    title: "Rome",
    description: "All of it",
    image: undefined,
  }),
  kinds: [
    {
      kind: "text",
      matches: ({ city }) => city.source === "TEXT",
      composition: { before: [], amid: { type: "middle", afterSection: 2 }, after: [] },
    },
    {
      kind: "city",
      ownPlace: ["city"],
      slices: ({ held, last }) => ({ before: held, after: last }),
      composition: {
        before: ["crumbs", "nothing", "strict"],
        after: ["prices", "cities", "note", "absent"],
        substitutes: { notice: "note" },
      },
    },
  ],
});

const written = (type: string, id = `${type}$1`) => ({
  id,
  slice_type: type,
  primary: {},
});

const registries = testRegistries({ slices, pageTypes: [page] });
const rome = testDocument(`${site.host}.rome`, "page", {});
const oslo = testDocument(`${site.host}.oslo`, "page", { city: "OSLO" });

const render = (...inDocument: readonly object[]) => renderAmong([rome], inDocument);

/** Renders Rome on a site that has the pages of these documents. */
async function renderAmong(pages: readonly RawDocument[], inDocument: readonly object[] = [], fields: object = {}) {
  const documents = [testDocument(`${site.host}.rome`, "page", { ...fields, slices: inDocument })];
  const calls: string[] = [];
  const provider = testProvider({ products: ({ id }) => testProduct({ id, name: `Product ${id}` }) }, (name) =>
    calls.push(name),
  );
  const placePages = async () => toPlacePages(pages, registries.pageTypes);
  const { ports, diagnostics } = testPorts(documents, { provider, placePages });
  const { renderPage } = createRenderer(registries, ports);
  const route = {
    site,
    locale: locales.en,
    currency: "EUR",
    view: defaultView,
    path: ["rome"],
  } as const;
  const outcome = await renderPage(route);
  if (outcome.kind !== "page") throw new Error(outcome.kind);
  const html = renderToStaticMarkup(<>{outcome.content}</>);
  const codes = diagnostics.map(({ code }) => code);
  return {
    texts: html.match(/(?<=>)[\w ]+(?=<)/g),
    html,
    codes,
    calls,
    tags: outcome.dependencies.tags,
  };
}

it("C1: a document without slices is a full page, of the slices of its kind and the data of its place", async () => {
  expect(await render()).toMatchObject({
    texts: ["Rome", "crumbs", "Product 7", "note"],
  });
});

it("what its fields hold precedes what the editor placed, unless that is of the same type", async () => {
  const held = [[written("other", "held-1"), written("crumbs", "held-2")], [written("note", "held-3")]];
  expect((await renderAmong([rome], [written("prices")], { held })).texts?.slice(0, 5)).toEqual([
    "Rome",
    "other",
    "crumbs",
    "note",
    "Product 7",
  ]);
  expect((await renderAmong([rome], [written("note"), written("other")], { held })).texts?.slice(0, 4)).toEqual([
    "Rome",
    "crumbs",
    "note",
    "other",
  ]);
});

it("what its fields hold follows what the editor placed, unless that is of the same type or in its place", async () => {
  const last = [[written("note", "held-1")]];
  expect((await renderAmong([rome], [written("other")], { last })).texts?.slice(2)).toEqual([
    "other",
    "note",
    "Product 7",
  ]);
  expect((await renderAmong([rome], [written("notice")], { last })).texts).not.toContain("note");
});

it("what the editor placed is where the editor placed it, once", async () => {
  expect((await render(written("note"), written("crumbs"))).texts).toEqual(["Rome", "note", "crumbs", "Product 7"]);
});

it.each([
  ["the second section", ["part", "part", "other"], ["part", "part", "middle", "other"]],
  ["the last slice, where there are fewer", ["part", "other"], ["part", "other", "middle"]],
  ["no section in a group", ["part", "tabs", "part", "ends", "part"], ["part", "part", "part", "middle"]],
  ["nothing, where it is written", ["part", "part", "part", "middle"], ["part", "part", "part", "middle"]],
])("W151: what is composed amid a text follows %s", async (_title, types, expected) => {
  const parts = types.map((type, index) => written(type, `${type}$${index}`));
  const { texts } = await renderAmong([rome], parts, { city: "TEXT" });
  expect(texts?.filter((each) => ["part", "other", "middle"].includes(each))).toEqual(expected);
});

it("a written slice may take the place of a composed one", async () => {
  expect((await render(written("notice"))).texts).toEqual(["Rome", "crumbs", "notice", "Product 7"]);
});

it("what follows in the composition follows a written slice", async () => {
  expect((await render(written("other"), written("note"))).texts?.slice(0, 3)).toEqual(["Rome", "crumbs", "other"]);
  expect((await render(written("crumbs"), written("tabs"), written("other"))).texts).toEqual([
    "Rome",
    "crumbs",
    "other",
    "Product 7",
    "note",
  ]);
});

it("what a kind composes is no part of a group that the editor left open", async () => {
  const { texts } = await render(written("tabs"), written("nothing"));
  expect(texts).toEqual(["Rome", "crumbs", "Product 7", "note"]);
});

it("has no diagnostic of a slice that nobody wrote, and all of one that somebody did", async () => {
  expect((await render()).codes).toEqual(["page-heading-missing"]);
  expect((await render(written("nothing"))).codes).toContain("list-filtered-away");
});

it("has an id that is no written slice's", async () => {
  const { html } = await render(written("tabs", "page-note"));
  expect(html).toContain('id="page-note-"');
});

it("plans no block of links on a site that has no other page to link to, until there is one", async () => {
  const alone = await renderAmong([rome]);
  expect(alone.calls).toEqual(["products"]);
  expect(alone.texts).not.toContain("cities");
  expect(alone.tags).toContain("addresses:page:en-us");
  const linked = await renderAmong([rome, oslo]);
  expect(linked.calls).toEqual(["currencies", "products"]);
  expect(linked.texts).toContain("cities");
});

it("plans a block of links that an editor placed on any site", async () => {
  expect((await render(written("cities"))).calls).toContain("currencies");
});
