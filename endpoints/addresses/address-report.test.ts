import { expect, it } from "vitest";
import type { RawDocument } from "../../content/document.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { addressReport } from "./address-report.ts";
import { listedPage } from "./listed-page.ts";
import { createViewReader } from "./create-view-reader.ts";
import { views } from "../../app/_composition/views.ts";

const site = "www.tessera.example";
const listViewParameters = createViewReader(
  new Map([
    ["listing", { parse: () => [{ view: ["sort", "page"] }, { view: ["page"] }] }],
    ["page", { parse: () => [{ view: [] }] }],
    ["showpage", { parse: () => [{ view: ["date"] }] }],
    ["unfit", { parse: () => [] }],
  ]),
  views,
);

const reportDocuments = (...documents: readonly RawDocument[]) =>
  addressReport(
    { ref: "m1", pages: documents.flatMap((document) => listedPage(document, listViewParameters) ?? []) },
    [],
  );

it("a page is known in its language, with what any of its kinds reads", () => {
  const report = reportDocuments(
    testDocument(`${site}.café`, "page", {}, "de-de"),
    testDocument(`${site}.tickets.all`, "listing", {}, "de-de"),
  );
  expect(report).toEqual({
    ref: "m1",
    redirects: [],
    pages: [
      { view: [], addresses: [`/${site}/de/caf%C3%A9`] },
      { view: ["page", "sort"], addresses: [`/${site}/de/tickets/all`] },
    ],
  });
});

it("A10: a page in English is known in all languages of its site, and a translation with what it reads", () => {
  const { pages } = reportDocuments(
    testDocument(`${site}.the-lamplighters`, "showpage", { tgid: 7 }),
    testDocument(`${site}.the-lamplighters`, "listing", {}, "de-de"),
  );
  expect(pages).toEqual([
    {
      view: ["date"],
      addresses: expect.arrayContaining([`/${site}/en/the-lamplighters`, `/${site}/fr/the-lamplighters`]),
    },
    { view: ["page", "sort"], addresses: [`/${site}/de/the-lamplighters`] },
  ]);
});

it("B9: a redirect in English is known in all languages, another one in its own", () => {
  const { redirects } = reportDocuments(
    testDocument(`${site}.roma`, "redirect", {}),
    testDocument(`${site}.rom`, "redirect", {}, "de-de"),
  );
  expect(redirects).toContain(`/${site}/en/roma`);
  expect(redirects).toContain(`/${site}/ar/roma`);
  expect(redirects.filter((address) => address.endsWith("/rom"))).toEqual([`/${site}/de/rom`]);
});

it("B9: a page in German stays a page where English has a redirect", () => {
  const { redirects, pages } = reportDocuments(
    testDocument(`${site}.roma`, "redirect", {}),
    testDocument(`${site}.roma`, "listing", {}, "de-de"),
  );
  expect(pages).toEqual([{ view: ["page", "sort"], addresses: [`/${site}/de/roma`] }]);
  expect(redirects).not.toContain(`/${site}/de/roma`);
});

it.each([
  ["a document that is not tagged with its identifier", { ...testDocument(`${site}.rome`, "page", {}), tags: [] }],
  ["a host that is not ours", testDocument("www.other.example", "page", {})],
  ["a language that is not ours", testDocument(`${site}.rome`, "page", {}, "xx-xx")],
  ["a document without a uid", { ...testDocument(`${site}.rome`, "page", {}), uid: null }],
])("does not know %s", (_title, document) => {
  expect(reportDocuments(document)).toEqual({ ref: "m1", redirects: [], pages: [] });
});

it("a document that does not fit its type is known, and decides on its view itself", () => {
  const [group] = reportDocuments(testDocument(site, "unfit", {}, "de-de")).pages;
  expect(group?.addresses).toEqual([`/${site}/de`]);
  expect(group?.view).toHaveLength(views.parameters.map(({ name }) => name).length);
});
