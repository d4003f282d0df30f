import { expect, it } from "vitest";
import { testPage, testProduct, testProductPages } from "../../tests/support/page-context.ts";
import { linkedProduct } from "./linked-product.ts";

const product = testProduct({ id: 2, slug: "night-tour" });
const day = { date: "2026-11-26" };

it.each([
  [undefined, "", "/night-tour-e-2/"],
  [undefined, "?a=1", "/night-tour-e-2/?a=1"],
  [day, "", "/night-tour-e-2/?date=2026-11-26"],
  [day, " &b=2 ", "/night-tour-e-2/?date=2026-11-26&b=2"],
  [undefined, "select/pax/", "/night-tour-e-2/"],
  [undefined, "#dates", "/night-tour-e-2/#dates"],
  [undefined, "//evil.example/", "/night-tour-e-2/"],
  [undefined, '?a="><script>', "/night-tour-e-2/"],
])("D6: the start %j and the suffix %s lead to %s", (start, suffix, expected) => {
  expect(linkedProduct(product, { start, suffix }, testPage()).map(({ href }) => href)).toEqual([expected]);
});

it("D6: a suffix leads nowhere without a page of the product", () => {
  const productPages = testProductPages({ hasAll: false });
  expect(linkedProduct(product, { start: undefined, suffix: "?b=2" }, testPage({ productPages }))).toEqual([]);
});
