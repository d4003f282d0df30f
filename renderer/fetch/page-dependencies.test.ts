import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { documentsKey } from "../../catalog/document/document.ts";
import { need } from "../../catalog/snapshot/needs.ts";
import { cacheTag } from "../../content/dependencies/cache-tag.ts";
import type { RawDocument } from "../../content/document.ts";
import { text } from "../../content/fields/text.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { defaultView } from "../../routing/view.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import { definePageType } from "../define/define-page-type.tsx";
import { createRenderer } from "../line.ts";

const { site } = testPage();
const { host } = site;

const saleQuery = { type: "page", tag: "sale" };

const page = definePageType({
  type: "page",
  fields: v.object({ title: text() }),
  metadata: () => ({ title: "", description: "", image: undefined }),
  kinds: [{ kind: "page", needs: () => need("documents", [saleQuery]) }],
});

const linkTo = (name: string) => ({
  link_type: "Document",
  id: name,
  type: "page",
  lang: "en-us",
  uid: `${host}.${name}`,
});
const named = (name: string, document: Partial<RawDocument> = {}): RawDocument => ({
  ...testDocument(`${host}.${name}`, "page", {}),
  id: name,
  ...document,
});

const documents = [
  named("rome", { data: { body: [{ spans: [{ data: linkTo("paris") }] }] } }),
  named("moved", { type: "redirect", data: { to: linkTo("rome") } }),
  { ...testDocument(host, "common_header", { nav: [linkTo("help")] }), id: "header" },
];
const onSale = named("oslo");

async function readPageTags(path: string, locale: LocaleCode = "en") {
  const find = async () => new Map([[documentsKey(saleQuery), [onSale]]]);
  const { ports } = testPorts(documents, { documents: find });
  const { renderPage } = createRenderer(testRegistries({ pageTypes: [page] }), ports);
  const route = { site, locale: locales[locale], currency: "auto" as const, view: defaultView, path: [path] };
  return (await renderPage(route)).dependencies.tags;
}

describe("P33: a page depends on", () => {
  it.each([
    ["its document", cacheTag("document", "rome")],
    ["the documents it links to, as far as they lead elsewhere", cacheTag("address", "paris")],
    ["its header", cacheTag("document", "header")],
    ["the links of its header", cacheTag("address", "help")],
    ["a footer that is not there yet", cacheTag("tagged", "common_footer", "*", host)],
  ])("%s", async (_title, tag) => {
    expect(await readPageTags("rome")).toContain(tag);
  });

  it("what its queries find, and would find", async () => {
    expect(await readPageTags("rome")).toEqual(
      expect.arrayContaining([cacheTag("tagged", "page", "en-us", "sale"), cacheTag("document", "oslo")]),
    );
  });

  it("nothing of other pages", async () => {
    const tags = await readPageTags("rome");
    expect(tags).not.toContain(cacheTag("document", "paris"));
    expect(tags).not.toContain(cacheTag("document", "moved"));
  });
});

it("P33: a redirect depends on its document and on where that leads", async () => {
  expect(await readPageTags("moved")).toEqual(
    expect.arrayContaining([cacheTag("document", "moved"), cacheTag("address", "rome")]),
  );
});

it("P33: a missing page depends on all documents that could come to its address, and on its header", async () => {
  expect(await readPageTags("rome", "de")).toEqual(
    expect.arrayContaining([
      cacheTag("path", "de-de", `${host}.rome`),
      cacheTag("path", "en-us", `${host}.rome`),
      cacheTag("document", "header"),
    ]),
  );
});
