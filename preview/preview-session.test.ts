import { expect, it } from "vitest";
import { locales } from "../i18n/locales.ts";
import { defaultView } from "../routing/view.ts";
import { testPage } from "../tests/support/page-context.ts";
import { documentAddress, enterCookies, exitCookies, exitPath } from "./preview-session.ts";
import { testView } from "../tests/support/test-view.ts";

it.each([
  ["www.tessera.example.rome", "en-us", "tessera", "/rome/"],
  ["www.west-end-nights.example", "de-de", "westend", "/de/"],
  ["www.elsewhere.example.rome", "de-de", undefined, "/de/"],
  [null, "xx-xx", undefined, "/"],
])("%s in %s is seen on %s at %s", (uid, lang, site, path) => {
  const address = documentAddress({ uid, lang });
  expect([address.site?.name, address.path]).toEqual([site, path]);
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
