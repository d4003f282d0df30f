import { expect, test } from "vitest";
import { locales } from "../i18n/locales.ts";
import { bookingUrl } from "./booking-url.ts";
import { flowTypes } from "./product.ts";

const site = { bookingDomain: "tessera.example" };
const product = { id: 19513, flowType: "NORMAL" } as const;
const booking = { site, locale: locales.en, product };

test("C21: English has no language segment", () => {
  expect(bookingUrl(booking)).toBe("https://book.tessera.example/book/19513/select/");
});

test.each([
  ["de", "https://book.tessera.example/de/book/19513/select/"],
  ["tw", "https://book.tessera.example/tw/book/19513/select/"],
] as const)("C21: %s has its prefix", (code, url) => {
  expect(bookingUrl({ ...booking, locale: locales[code] })).toBe(url);
});

test("C22: every flow type has its first step", () => {
  const urls = flowTypes.map((flowType) => bookingUrl({ ...booking, product: { id: 1, flowType } }));
  expect(urls.map((url) => url.replace("https://book.tessera.example/book/1/", ""))).toEqual([
    "seatmap-iframe-select/",
    "seatmap-variant/",
    "svg-variant/",
    "select/",
    "select/",
    "select/",
    "",
    "",
  ]);
});

test.each([
  ["SEATMAP", "seatmap-select"],
  ["SVG", "svg-select"],
  ["SEATMAP_IFRAME", "seatmap-iframe-select"],
  ["NORMAL", "select"],
] as const)("C22: with a default variant %s begins at %s", (flowType, step) => {
  const url = bookingUrl({ ...booking, product: { id: 1, flowType, defaultVariantId: 38164 } });
  expect(url).toBe(`https://book.tessera.example/book/1/${step}/`);
});

test.each([
  [true, "2026-12-01", "https://book.tessera.example/book/19513/select/pax/?date=2026-12-01"],
  [false, "2026-12-01", "https://book.tessera.example/book/19513/select/?date=2026-12-01"],
])("C23: on mobile: %s, on %s, is %s", (isMobile, date, url) => {
  expect(bookingUrl({ ...booking, isMobile, date })).toBe(url);
});

test("C23: on mobile without a date the step is the usual one", () => {
  expect(bookingUrl({ ...booking, isMobile: true })).toBe("https://book.tessera.example/book/19513/select/");
});

test.each([
  ["", "book"],
  ["undefined", "book"],
  ["tickets", "tickets"],
])("F13: the subdomain %j is %s", (bookingSubdomain, subdomain) => {
  const url = bookingUrl({ ...booking, site: { ...site, bookingSubdomain } });
  expect(new URL(url).host).toBe(`${subdomain}.tessera.example`);
});
