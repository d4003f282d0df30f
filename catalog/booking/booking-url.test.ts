import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { bookingUrl } from "./booking-url.ts";

const site = { bookingDomain: "tessera.example" };
const product = { id: 19513, flowType: "NORMAL", defaultVariantId: undefined } as const;
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

test.each([
  ["SEATMAP", 38164, "book/1/seatmap-select/"],
  ["SEATMAP", undefined, "book/1/seatmap-variant/"],
  ["PRIVATE_AIRPORT_TRANSFER", undefined, "book/1/"],
] as const)("C22: %s with the default variant %s is at %s", (flowType, defaultVariantId, path) => {
  const url = bookingUrl({ ...booking, product: { id: 1, flowType, defaultVariantId } });
  expect(url).toBe(`https://book.tessera.example/${path}`);
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

test("F13: the host is the site's own booking subdomain", () => {
  const url = bookingUrl({ ...booking, site: { ...site, bookingSubdomain: "tickets" } });
  expect(new URL(url).host).toBe("tickets.tessera.example");
});
