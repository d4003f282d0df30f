import * as v from "valibot";
import { expect, test } from "vitest";
import { text } from "../content/fields/text.ts";
import { locales } from "../i18n/locales.ts";
import { definePageType } from "../renderer/define/define-page-type.tsx";
import { defaultView } from "../routing/view.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { testPage } from "../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../tests/support/test-renderer.ts";
import { renderPreview } from "./render-preview.ts";

const { site } = testPage();

const page = definePageType({
  type: "page",
  fields: v.object({ title: text() }),
  metadata: () => ({ title: "Rome", description: "All of it", image: undefined }),
  kinds: [{ kind: "page" }],
});

test("X9: the translations of a previewed page are read with one query, and compared with it", async () => {
  const english = {
    ...testDocument(site.host, "page", { title: "Rome" }),
    last_publication_date: "2026-11-20T08:00:00+0000",
    alternate_languages: [{ id: "german", uid: site.host, type: "page", lang: "de-de" }],
  };
  const german = {
    ...testDocument(site.host, "page", {}, "de-de"),
    last_publication_date: "2026-11-19T08:00:00+0000",
  };
  const queries: (readonly string[])[] = [];
  const { ports } = testPorts([english]);
  const route = { site, locale: locales.en, currency: "EUR", view: defaultView, path: [] } as const;
  const { report } = await renderPreview(testRegistries({ pageTypes: [page] }), ports, route, async (ids) => {
    queries.push(ids);
    return [german];
  });
  expect(queries).toEqual([["german"]]);
  expect(report?.outdated.original.code).toBe("en");
  expect(report?.outdated.translations.map(({ code }) => code)).toEqual(["de"]);
});

test("X16: words of the title that the picture of the page lacks are a finding", async () => {
  const { ports } = testPorts([testDocument(site.host, "page", { title: "Rome" })], {
    listUnsetWords: () => ["ירושלים"],
  });
  const route = { site, locale: locales.en, currency: "EUR", view: defaultView, path: [] } as const;
  const { report } = await renderPreview(testRegistries({ pageTypes: [page] }), ports, route);
  const findings = report?.diagnostics.filter(({ code }) => code === "share-title-incomplete");
  expect(findings?.map(({ message }) => message)).toEqual([expect.stringContaining('"ירושלים"')]);
});

const paragraph = (source: string, spans: readonly object[] = []) => [{ type: "paragraph", text: source, spans }];
const toUrl = (url: string) => ({ link_type: "Web", url });
const toDocument = (uid: string, more: object = {}) => ({
  link_type: "Document",
  id: uid,
  uid,
  lang: "en-us",
  ...more,
});

test.each([
  ["a page that is there", { link: toUrl("/rome/") }, []],
  ["its language's page, which opens in English", { link: toUrl("/de/rome/") }, []],
  ["a published document", { link: toDocument(`${site.host}.rome`) }, []],
  [
    "another website, a heading and a file",
    { a: toUrl("https://a.test/x"), b: toUrl("#top"), c: toUrl("/robots.txt") },
    [],
  ],
  ["an address of ours", { link: toUrl(`https://${site.host}/nope/`) }, [[undefined, "link"]]],
  ["a document that is not published", { link: toDocument(`${site.host}.nope`) }, [[undefined, "link"]]],
  ["a document that is gone", { link: toDocument("gone", { uid: undefined, isBroken: true }) }, [[undefined, "link"]]],
  ["a shortcode", { title: '[link to="nope-nowhere"]there[/link] [link to=rome]Rome[/link]' }, [[undefined, "title"]]],
  [
    "words of a slice",
    {
      slices: [
        {
          id: "n",
          slice_type: "note",
          primary: { body: paragraph("a b", [{ type: "hyperlink", data: toUrl("/x/") }]) },
        },
      ],
    },
    [["1", "body.1.1.data"]],
  ],
])("X9: links to nowhere are findings: %s", async (_name, data, expected) => {
  const own = testDocument(site.host, "page", { title: "Rome", ...data });
  const { ports } = testPorts([own, testDocument(`${site.host}.rome`, "page", {})]);
  const route = { site, locale: locales.en, currency: "EUR", view: defaultView, path: [] } as const;
  const { report } = await renderPreview(testRegistries({ pageTypes: [page] }), ports, route);
  const dead = report?.diagnostics.filter(({ code }) => code === "link-dead");
  expect(dead?.map(({ location: { slice, field } }) => [slice, field])).toEqual(expected);
});

test("X9: links of header and footer to nowhere are findings of every page that shows them", async () => {
  const registries = testRegistries({ pageTypes: [page] });
  const { type } = registries.shell.header;
  const headers = ["en-us", "de-de"].map((lang) => ({
    ...testDocument(site.host, type, { link: toUrl(`/nope-${lang}/`) }, lang),
    id: `header-${lang}`,
  }));
  const own = testDocument(site.host, "page", { title: "Rome" });
  const { ports } = testPorts([own, testDocument(`${site.host}.rome`, "page", {})], {
    sharedDocuments: async () => headers,
  });
  const route = { site, locale: locales.en, currency: "EUR", view: defaultView, path: [] } as const;
  const { report } = await renderPreview(registries, ports, route);
  const dead = report?.diagnostics.filter(({ code }) => code === "link-dead");
  expect(dead?.map(({ message, location }) => [location.document, message])).toEqual([
    ["header-en-us", 'The link to "/nope-en-us/" leads nowhere: no page is published there.'],
  ]);
});
