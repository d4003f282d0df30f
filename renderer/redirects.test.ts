import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { text } from "../content/fields/text.ts";
import { type Locale, locales } from "../i18n/locales.ts";
import { defaultView } from "../routing/view.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { testPage } from "../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../tests/support/test-renderer.ts";
import { definePageType } from "./define-page-type.tsx";
import { createRenderer } from "./line.ts";

const { site } = testPage();
const { host } = site;

const page = definePageType({
  type: "page",
  schema: v.object({ title: text() }),
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
    permanent: "Yes",
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
    ["the next redirect of a chain", "chain", "/de/moved/", expect.any(Array)],
    ["English where the page has no other language", "lutetia", "/paris/", expect.any(Array)],
    ["another host", "away", "https://example.org/x", expect.any(Array)],
  ])("B9: a redirect in English also redirects German paths, to %s", async (_title, path, location, queries) => {
    const { outcome, content } = await renderPath(path, locales.de);
    expect(outcome).toMatchObject({ kind: "redirect", location });
    expect(content.requested).toEqual(queries);
  });

  it("B10: a page that exists in English alone is not found in German", async () => {
    expect((await renderPath("paris", locales.de)).outcome).toMatchObject({
      kind: "not-found",
    });
  });

  it("a redirect to nowhere is not found", async () => {
    expect((await renderPath("lost")).outcome).toMatchObject({ kind: "not-found" });
  });
});

describe("H28: the page of a show that is not translated", () => {
  const show = definePageType({
    type: "showpage",
    schema: v.object({ title: text() }),
    metadata: ({ title }, context) => ({ title: context.text(title), description: "", image: undefined }),
    productPages: { category: 7 },
    kinds: [{ kind: "show" }],
  });

  async function visit(type: "showpage" | "page", locale: Locale) {
    const { ports } = testPorts([testDocument(`${host}.lamps`, type, { title: "Lamps" })]);
    const { renderPage } = createRenderer(testRegistries({ pageTypes: [page, show] }), ports);
    return renderPage({ site, locale, currency: "auto", view: defaultView, path: ["lamps"] });
  }

  it("leads to its page in the base language, for now", async () => {
    expect(await visit("showpage", locales.de)).toMatchObject({
      kind: "redirect",
      location: "/lamps/",
      permanent: false,
    });
    expect((await visit("showpage", locales.en)).kind).toBe("page");
  });

  it("any other page that is not translated is not found", async () => {
    expect((await visit("page", locales.de)).kind).toBe("not-found");
  });
});
