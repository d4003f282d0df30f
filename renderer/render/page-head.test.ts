import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../../i18n/locales.ts";
import { listAlternateLanguages } from "../../content/alternate-languages.ts";
import type { PageMetadata } from "../contracts/page-type.ts";
import tessera from "../../hosts/tessera.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { defaultView, type View } from "../../routing/view.ts";
import { views } from "../../app/_composition/views.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { toPageHead } from "./page-head.ts";

const rome = testDocument("www.tessera.example.rome", "microsite", {}, "de-de");
const translated = (...languages: readonly string[]) =>
  listAlternateLanguages(
    { ...rome, alternate_languages: languages.map((lang) => ({ lang, uid: rome.uid, type: rome.type })) },
    tessera,
  );

function createMetadata(alternates: readonly Locale[], metadata: Partial<PageMetadata> = {}) {
  const written = { title: "Rom", description: "Karten", image: undefined, ...metadata };
  return toPageHead(written, testPage({ locale: locales.de, path: ["rome"], alternates }), views);
}

it("names the page's own address and those of its translations; x-default is English", () => {
  expect(createMetadata(translated("en-us", "ar-ae", "xx-xx")).alternates).toEqual({
    canonical: "/de/rome/",
    languages: { de: "/de/rome/", en: "/rome/", ar: "/ar/rome/", "x-default": "/rome/" },
  });
});

it("has no x-default without an English page", () => {
  expect(createMetadata(translated()).alternates?.languages).toEqual({ de: "/de/rome/" });
});

it("is shared under the site's canonical host, with the picture of the page, its size and its words", () => {
  const { metadataBase, openGraph, twitter } = createMetadata(translated());
  const images = [{ url: "/og/de/rome.jpg", width: 1200, height: 630, type: "image/jpeg", alt: "Rom" }];
  expect(String(metadataBase)).toBe("https://www.tessera.example/");
  expect(openGraph).toMatchObject({ url: "/de/rome/", siteName: "Tessera", locale: "de_DE", images });
  expect(twitter).toEqual({ card: "summary_large_image", title: "Rom", description: "Karten", images });
});

it.each([
  { languages: [], others: [] },
  { languages: ["en-us", "zh-tw", "ar-ae"], others: ["en_US", "zh_TW", "ar_AE"] },
])("A10: a page in $languages besides German names these for those who share it", ({ languages, others }) => {
  const { openGraph } = createMetadata(translated(...languages));
  expect(openGraph.alternateLocale.toSorted()).toEqual(others.toSorted());
});

it.each(Object.values(locales))("A10: a page in $name is shared with its language and territory", (locale) => {
  const metadata = { title: "Rome", description: "", image: undefined };
  const { openGraph } = toPageHead(metadata, testPage({ locale, path: ["rome"], alternates: [locale] }), views);
  expect(openGraph.locale).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
  expect(openGraph.alternateLocale).toEqual([]);
});

const plain = { title: "Rome", description: "Tickets", image: undefined };

describe("the views of a list", () => {
  const createViewMetadata = (view: Partial<View>) =>
    toPageHead(
      plain,
      testPage({ path: ["rome"], alternates: [locales.en, locales.de], view: { ...defaultView, ...view } }),
      views,
    );

  it("C10: the title of a page on which something was chosen says so", () => {
    const view = { date: "2026-11-24" };
    const { title, robots } = toPageHead({ ...plain, chosen: "24 Nov 2026" }, testPage({ view }), views);
    expect([title, robots]).toEqual(["Rome, 24 Nov 2026", { index: false, follow: true }]);
  });

  it("C14: a further page is canonical to itself, and its title says so; other languages may have fewer pages", () => {
    const { alternates, openGraph, title, robots } = createViewMetadata({ page: 2 });
    expect(alternates?.canonical).toBe("/rome/?page=2");
    expect(alternates?.languages).toEqual({});
    expect([title, openGraph?.title, robots]).toEqual(["Rome – page 2", "Rome – page 2", undefined]);
  });

  it.each([
    [{ page: 2 }, "Rome – page 2"],
    [{ when: "today" }, "Rome – filtered"],
    [{}, "Rome"],
  ] as const)("C14: what the title of %j adds stands before the brand", (view, text) => {
    const page = testPage({ path: ["rome"], view: { ...defaultView, ...view } });
    const title = `Rome | ${page.site.brand}`;
    expect(toPageHead({ ...plain, title }, page, views).title).toBe(`${text} | ${page.site.brand}`);
  });

  it.each([
    { sort: "price" },
    { limit: 48 },
    { offset: 3 },
    { limit: 5, page: 9 },
    { sort: "price", page: 2 },
  ] as const)("C14: %j is canonical to the default view", (view) => {
    const { alternates, title, robots } = createViewMetadata(view);
    expect([alternates?.canonical, title, robots]).toEqual(["/rome/", "Rome", undefined]);
  });

  it.each([{ category: 1 }, { when: "today" }, { flags: "new", page: 2 }, { price: 1, sort: "price" }] as const)(
    "P3, X2: %j is filtered, so it is not indexed",
    (view) => {
      const { alternates, title, robots } = createViewMetadata(view);
      expect([alternates?.canonical, title]).toEqual(["/rome/", "Rome – filtered"]);
      expect(robots).toEqual({ index: false, follow: true });
    },
  );
});
