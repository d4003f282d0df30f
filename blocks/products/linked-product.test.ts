import { expect, it } from "vitest";
import { testPage, testProduct, testProductPages } from "../../tests/support/page-context.ts";
import { linkedProduct } from "./linked-product.ts";

const product = testProduct({ id: 2, slug: "night-tour" });
const day = { date: "2026-11-26" };

it.each([
  [undefined, "", ""],
  [undefined, "?a=1", "?a=1"],
  [day, "", "?date=2026-11-26"],
  [day, " &b=2 ", "?date=2026-11-26&b=2"],
  [undefined, "select/pax/", ""],
  [undefined, "#dates", "#dates"],
  [undefined, "//evil.example/", ""],
  [undefined, '?a="><script>', ""],
])("A2, D6: the start %j and the suffix %s end the address of the booking in %s", (start, suffix, end) => {
  const page = testPage();
  const [booking] = page.bookingUrl(product).split("?");
  expect(linkedProduct(product, { start, suffix }, page).map(({ bookingHref }) => bookingHref)).toEqual([
    `${booking}${end}`,
  ]);
});

it("C22: on a phone a chosen day is booked from the step of travellers on", () => {
  const [linked] = linkedProduct(product, { start: day, suffix: "?b=2" }, testPage());
  expect(linked?.phoneHref).toMatch(/\/book\/2\/select\/pax\/\?date=2026-11-26&b=2$/);
});

it.each([
  [undefined, "/night-tour-e-2/"],
  [day, "/night-tour-e-2/?date=2026-11-26"],
])("A2: with the start %j, the card leads to %s", (start, expected) => {
  expect(linkedProduct(product, { start, suffix: "?b=2" }, testPage()).map(({ href }) => href)).toEqual([expected]);
});

it("D6: a suffix leads nowhere without a page of the product", () => {
  const productPages = testProductPages({ hasAll: false });
  expect(linkedProduct(product, { start: undefined, suffix: "?b=2" }, testPage({ productPages }))).toEqual([]);
});
