import { expect, it } from "vitest";
import { locales } from "../i18n/locales.ts";
import { defaultView } from "../routing/view.ts";
import { testPage } from "../tests/support/page-context.ts";
import { documentAddress, enterCookies, exitCookies, exitPath, findMissingAddress } from "./preview-session.ts";
import { testView } from "../tests/support/test-view.ts";

it.each([
  ["www.tessera.example.rome", "en-us", "tessera", "/rome/"],
  ["www.west-end-nights.example", "de-de", "westend", "/de/"],
  [null, "xx-xx", undefined, "/"],
])("%s in %s is seen on %s at %s", (uid, lang, site, path) => {
  const address = documentAddress({ uid, lang });
  expect([address.site?.name, address.path]).toEqual([site, path]);
});

it.each([
  ["nowhere.example.x", "en-us", "no host"],
  ["www.tessera.example.rome", "xx-xx", "no pages in the language"],
  ["www.tessera.example.de.rome", "en-us", "as a language"],
  ["www.tessera.example..rome", "en-us", "single dots"],
])("P33: the preview of %s in %s names its UID, and why no page is there: %s", (uid, lang, reason) => {
  expect(findMissingAddress({ uid, lang })).toMatch(new RegExp(`"${uid}".*${reason}`));
});

it.each([
  ["www.tessera.example.rome", "de-de"],
  ["www.tessera.example", "en-us"],
  [null, "en-us"],
])("P33: %s in %s has an address, or needs none", (uid, lang) => {
  expect(findMissingAddress({ uid, lang })).toBeUndefined();
});

const route = {
  site: testPage().site,
  locale: locales.de,
  currency: "auto",
  view: defaultView,
  path: ["rom"],
} as const;

it.each([
  [defaultView, "/de/rom/"],
  [testView({ page: 2, category: 3 }), "/de/rom/?category=3&page=2"],
])("leads back to the page as travellers see it", (view, to) => {
  expect(new URL(exitPath({ ...route, view }), "http://x").searchParams.get("to")).toBe(to);
});

it("a preview starts on its host alone and ends with the browser", () => {
  expect(enterCookies("https://a.test/previews/r~m?websitePreviewId=1", "www.tessera.example")[0]).toBe(
    "io.prismic.preview=https%3A%2F%2Fa.test%2Fpreviews%2Fr~m%3FwebsitePreviewId%3D1; Path=/; HttpOnly; SameSite=Lax; Secure",
  );
  expect(enterCookies("t", "tessera.localhost:3000")[0]).toBe("io.prismic.preview=t; Path=/; HttpOnly; SameSite=Lax");
});

it("ends on every domain where its cookie may be set, and is ignored for a minute", () => {
  expect(exitCookies("www.tessera.example:3000")).toEqual([
    "io.prismic.preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure",
    "io.prismic.preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure; Domain=www.tessera.example",
    "io.prismic.preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure; Domain=tessera.example",
    "preview-left=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure",
  ]);
});
