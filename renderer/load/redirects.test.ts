import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { text } from "../../content/fields/text.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { defaultView } from "../../routing/view.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import { definePageType } from "../define/define-page-type.tsx";
import { createRenderer } from "../line.ts";

const { site } = testPage();
const { host } = site;

const page = definePageType({
  type: "page",
  fields: v.object({ title: text() }),
  metadata: ({ title }, context) => ({ title: context.text(title), description: "", image: undefined }),
  kinds: [{ kind: "page" }],
});

const documents = [
  testDocument(`${host}.rome`, "page", { title: "Rome" }),
  testDocument(`${host}.moved`, "redirect", {
    to: { link_type: "Document", uid: `${host}.rome`, lang: "en-us" },
    permanent: true,
  }),
  testDocument(`${host}.odd`, "redirect", {
    to: { link_type: "Document", uid: `${host}.rome`, lang: "en-us" },
    permanent: "perhaps",
  }),
  testDocument(`${host}.rome`, "page", { title: "Rom" }, "de-de"),
  testDocument(`${host}.chain`, "redirect", { to: { link_type: "Document", uid: `${host}.moved`, lang: "en-us" } }),
  testDocument(`${host}.paris`, "page", { title: "Paris" }),
  testDocument(`${host}.lutetia`, "redirect", { to: { link_type: "Document", uid: `${host}.paris`, lang: "en-us" } }),
  testDocument(`${host}.away`, "redirect", { to: { link_type: "Web", url: "https://example.org/x" } }),
  testDocument(`${host}.lost`, "redirect", { to: { link_type: "Document", isBroken: true }, permanent: false }),
];

async function renderPath(path: string, locale: Locale = locales.en) {
  const { ports, content } = testPorts(documents);
  const { renderPage } = createRenderer(testRegistries({ pageTypes: [page] }), ports);
  const outcome = await renderPage({ site, locale, currency: "auto", view: defaultView, path: [path] });
  return { outcome, content };
}

describe("redirect documents", () => {
  it("B9: a redirect document says where to, and whether for good", async () => {
    expect((await renderPath("moved")).outcome).toMatchObject({
      kind: "redirect",
      location: "/rome/",
      permanent: true,
    });
  });

  it("B9: a redirect whose permanence can't be read is for now", async () => {
    expect((await renderPath("odd")).outcome).toMatchObject({ kind: "redirect", location: "/rome/", permanent: false });
  });

  it.each([
    ["the page in the same language", "moved", "/de/rome/", [`${host}.moved`, `${host}.moved`, `${host}.rome`]],
    ["the end of a chain", "chain", "/de/rome/", expect.any(Array)],
    ["a page that has English texts alone", "lutetia", "/de/paris/", expect.any(Array)],
    ["another host", "away", "https://example.org/x", expect.any(Array)],
  ])("B9: a redirect in English also redirects German paths, to %s", async (_title, path, location, queries) => {
    const { outcome, content } = await renderPath(path, locales.de);
    expect(outcome).toMatchObject({ kind: "redirect", location });
    expect(content.requested).toEqual(queries);
  });

  it("A10: a page that exists in English alone opens in German, and counts for the English one", async () => {
    const { outcome } = await renderPath("paris", locales.de);
    expect(outcome).toMatchObject({ kind: "page", head: { title: "Paris", alternates: { canonical: "/paris/" } } });
  });

  it("a redirect to nowhere is not found", async () => {
    expect((await renderPath("lost")).outcome).toMatchObject({ kind: "not-found" });
  });
});

const documentLink = (path: string, lang = "en-us") => ({ link_type: "Document", uid: `${host}.${path}`, lang });
const webLink = (url: string) => ({ link_type: "Web", url });

/** Visits a path of a site with these documents: redirects by the link they have, pages without one. */
async function visit(path: string, links: Readonly<Record<string, object | undefined>>, locale: Locale = locales.en) {
  const linked = Object.entries(links).map(([name, to]) => {
    const [own = "", lang = "en-us"] = name.split(" ");
    const uid = `${host}.${own}`;
    return to === undefined
      ? testDocument(uid, "page", { title: own }, lang)
      : testDocument(uid, "redirect", { permanent: true, ...("to" in to ? to : { to }) }, lang);
  });
  const { ports, diagnostics } = testPorts(linked);
  const { renderPage } = createRenderer(testRegistries({ pageTypes: [page] }), ports);
  const outcome = await renderPage({ site, locale, currency: "auto", view: defaultView, path: [path] });
  return { outcome, diagnostics };
}

describe("B9: a redirect that leads back", () => {
  it.each<[string, string, Parameters<typeof visit>[1]]>([
    ["its own address, as an address", "a", { a: webLink(`https://${host}/a/`) }],
    ["its own address with other letters and a query", "a", { a: webLink(`http://stage-${host}/en/A/index?x=1#top`) }],
    ["its own address on this machine", "a", { a: webLink(`http://${site.name}.localhost:3000/a`) }],
    ["its own address, as a path", "a", { a: webLink("/a/") }],
    ["a place on itself", "a", { a: webLink("#top") }],
    ["its own document", "a", { a: documentLink("a") }],
    ["another one that leads back", "a", { a: documentLink("b"), b: webLink("/a") }],
    ["others that lead in a circle", "a", { a: documentLink("b"), b: documentLink("c"), c: documentLink("b") }],
    ["its translation, which leads back", "a", { a: documentLink("a", "de-de"), "a de-de": documentLink("a") }],
  ])("to %s, is not found, and names its field", async (_title, path, links) => {
    const { outcome, diagnostics } = await visit(path, links);
    const findings = [
      expect.objectContaining({
        code: "redirect-circular",
        level: "error",
        message: expect.stringContaining(`https://${host}/a/ → https://${host}/`),
        location: { document: `${host}.a`, page: `${host}.a`, language: "en-us", field: "to" },
      }),
    ];
    expect(outcome).toMatchObject({ kind: "not-found", diagnostics: findings });
    expect(diagnostics).toEqual(findings);
  });

  it("in English is not found in German either", async () => {
    expect((await visit("a", { a: documentLink("a") }, locales.de)).outcome).toMatchObject({
      kind: "not-found",
      diagnostics: [{ code: "redirect-circular" }],
    });
  });

  it("is none where a page of another language is at its address", async () => {
    const links = { a: documentLink("a", "de-de"), "a de-de": undefined };
    for (const locale of [locales.en, locales.fr])
      expect((await visit("a", links, locale)).outcome).toMatchObject({ kind: "redirect", location: "/de/a/" });
  });
});

describe("B9: one response follows a chain of redirects", () => {
  it("to its end, for good if all are", async () => {
    const chain = { a: documentLink("b"), b: webLink("/c/"), c: undefined };
    expect((await visit("a", chain)).outcome).toMatchObject({ location: "/c/", permanent: true });
    const forNow = { ...chain, b: { to: webLink("/c/"), permanent: false } };
    expect((await visit("a", forNow)).outcome).toMatchObject({ location: "/c/", permanent: false });
  });

  it("away from the site, with the queries of all", async () => {
    const chain = { a: webLink("/b/?x=1&y=1#top"), b: webLink("https://example.org/c?x=2") };
    expect((await visit("a", chain)).outcome).toMatchObject({ location: "https://example.org/c?x=2&y=1#top" });
  });

  it("and stops after ten", async () => {
    const chain = Array.from({ length: 12 }, (_, index) => [`r${index}`, documentLink(`r${index + 1}`)] as const);
    expect((await visit("r0", Object.fromEntries(chain))).outcome).toMatchObject({ location: "/r10/" });
  });

  it.each([
    ["de", "/de/b/"],
    ["fr", "/fr/b/"],
  ] as const)("an address on the own host keeps the language as a document does: %s", async (code, location) => {
    const links = { a: webLink(`https://${host}/b/`), b: undefined, "b de-de": undefined };
    expect((await visit("a", links, locales[code])).outcome).toMatchObject({ location });
  });
});

describe("A10, H28: a page that is not translated", () => {
  const show = definePageType({
    type: "showpage",
    fields: v.object({ title: text() }),
    metadata: ({ title }, context) => ({ title: context.text(title), description: "", image: undefined }),
    productPages: { category: 7 },
    kinds: [{ kind: "show" }],
  });

  async function visitLamps(type: "showpage" | "page", locale: Locale) {
    const { ports } = testPorts([testDocument(`${host}.lamps`, type, { title: "Lamps" })]);
    const { renderPage } = createRenderer(testRegistries({ pageTypes: [page, show] }), ports);
    return renderPage({ site, locale, currency: "auto", view: defaultView, path: ["lamps"] });
  }

  it.each(["showpage", "page"] as const)("opens with its texts in the base language: a %s", async (type) => {
    expect(await visitLamps(type, locales.de)).toMatchObject({ kind: "page", page: { locale: locales.de } });
  });
});
