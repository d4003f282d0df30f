import { expect, test } from "vitest";
import tessera from "../hosts/tessera.ts";
import { sites } from "../hosts/index.ts";
import { locales } from "../i18n/locales.ts";
import { refuse, refuseMethod } from "./refusal.ts";
import { refusalHeaders, refusalPage } from "./refusal-page.ts";

const { en, de, ar } = locales;

test.each([
  [refuse("path-unknown"), en, '<html lang="en" dir="ltr">', "<h1>Page not found</h1>", '<a href="/">'],
  [
    refuse("path-malformed"),
    de,
    '<html lang="de" dir="ltr">',
    "<h1>Diese Adresse ist nicht lesbar</h1>",
    '<a href="/de/">',
  ],
  [refuseMethod(["GET"]), en, '<html lang="en" dir="ltr">', "<h1>This page can’t accept that</h1>", '<a href="/">'],
  [
    refuse("page-unavailable"),
    ar,
    '<html lang="ar" dir="rtl">',
    "<h1>لا يمكننا عرض هذه الصفحة الآن</h1>",
    '<a href="/ar/">',
  ],
])("B10: %o says what happened in its language, and leads to its home page", (refused, locale, ...parts) => {
  const html = refusalPage(refused, locale, tessera);
  expect(parts.filter((part) => !html.includes(part))).toEqual([]);
});

test.each(sites)("W142: an error page of $brand has its name, mark and colors", (site) => {
  const html = refusalPage(refuse("page-unavailable"), en, site);
  const { mark, colors } = site.look;
  const parts = [`</svg>${site.brand}</a>`, `d="${mark}"`, ...Object.values(colors).map((color) => `: ${color}`)];
  expect(parts.filter((part) => !html.includes(part))).toEqual([]);
});

test("W142: a page that is out for a while is requested again; instead of any other there is a search", () => {
  const unavailable = refusalPage(refuse("page-unavailable"), de, tessera);
  expect(unavailable).toContain('<a class="action" href="">');
  expect(unavailable).not.toContain("<form");
  expect(refusalPage(refuse("path-unknown"), de, tessera)).toContain('<form action="/de/search/"><input name="q"');
});

test("has no way home on a host that has no home page", () => {
  const html = refusalPage(refuse("host-unknown"), en, undefined);
  expect(html).not.toMatch(/<a |<form/);
});

test("a request with another method learns which ones there are", () => {
  expect(refusalHeaders(refuseMethod(["GET", "HEAD"]))).toMatchObject({
    Allow: "GET, HEAD",
    "Cache-Control": "no-store",
  });
  expect(refusalHeaders(refuse("path-unknown"))).not.toHaveProperty("Allow");
});
