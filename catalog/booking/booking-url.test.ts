import { describe, expect, it, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { type BookingChoice, bookingOrigin, bookingStep, bookingUrl } from "./booking-url.ts";
import { type FlowType, flowTypes } from "../product/product.ts";

const site = { bookingDomain: "tessera.example" };
const product = { id: 19513, flowType: "NORMAL", defaultVariantId: undefined } as const;
const booking = { origin: bookingOrigin(site), locale: locales.en, product };

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

test("C21: a chosen start and party are in the address", () => {
  const choice = { date: "2026-12-01", time: "19:30", adults: 3 };
  expect(bookingUrl({ ...booking, ...choice })).toBe(
    "https://book.tessera.example/book/19513/select/?date=2026-12-01&time=19%3A30&adults=3",
  );
});

test("C21, X22: a chosen variant is in the address", () => {
  const url = bookingUrl({ ...booking, variant: 38164, adults: 2 });
  expect(url).toBe("https://book.tessera.example/book/19513/select/?adults=2&variantId=38164");
});

test("C23: on mobile without a date the step is the usual one", () => {
  expect(bookingUrl({ ...booking, isMobile: true })).toBe("https://book.tessera.example/book/19513/select/");
});

test("F13: the host is the site's own booking subdomain", () => {
  const url = bookingUrl({ ...booking, origin: bookingOrigin({ ...site, bookingSubdomain: "tickets" }) });
  expect(new URL(url).host).toBe("tickets.tessera.example");
});

test.each([
  [undefined, "https://book.tessera.example"],
  ["", "https://book.tessera.example"],
  ["undefined", "https://book.tessera.example"],
  ["tickets", "https://tickets.tessera.example"],
])("F13: the subdomain %j → %s", (bookingSubdomain, origin) => {
  const named = { ...site, ...(bookingSubdomain === undefined ? {} : { bookingSubdomain }) };
  expect(bookingOrigin(named)).toBe(origin);
});

/** Flow type, its first step, and its first step where the variant is known. */
const steps: readonly (readonly [FlowType, string, string])[] = [
  ["SEATMAP_IFRAME", "seatmap-iframe-select", "seatmap-iframe-select"],
  ["SEATMAP", "seatmap-variant", "seatmap-select"],
  ["SVG", "svg-variant", "svg-select"],
  ["RESERVATION", "select", "select"],
  ["COMBO", "select", "select"],
  ["NORMAL", "select", "select"],
  ["PRIVATE_AIRPORT_TRANSFER", "", ""],
  ["SHARED_AIRPORT_TRANSFER", "", ""],
];

const date = "2026-12-01";

function step(flowType: FlowType, choice: Partial<BookingChoice>): string {
  return bookingStep({ flowType, variantId: undefined, isMobile: false, date: undefined, ...choice });
}

it("C22: every flow type has a row", () => {
  expect(steps.map(([flowType]) => flowType)).toEqual(flowTypes);
});

describe.each(steps)("C22: %s", (flowType, first, withVariant) => {
  it.each([
    ["desktop", { isMobile: false }],
    ["desktop, a date chosen", { isMobile: false, date }],
    ["mobile", { isMobile: true }],
  ])("on %s begins as the flow does", (_where, choice) => {
    expect(step(flowType, choice)).toBe(first);
    expect(step(flowType, { ...choice, variantId: 7 })).toBe(withVariant);
  });

  it("C23: on mobile with a date chosen goes on to the travellers", () => {
    expect(step(flowType, { isMobile: true, date })).toBe("select/pax");
    expect(step(flowType, { isMobile: true, date, variantId: 7 })).toBe("select/pax");
  });
});
