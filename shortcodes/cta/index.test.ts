import { expect, test } from "vitest";
import { need, noNeeds } from "../../catalog/snapshot/needs.ts";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { cta } from "./index.tsx";

const products = [
  testProduct({ id: 7 }),
  testProduct({ id: 8, callToAction: "Reserve a seat" }),
  testProduct({ id: 9, price: undefined, callToAction: "Reserve a seat" }),
];

test.each([
  ["[cta tgid=7]Get your ticket[/cta]", "Get your ticket"],
  ["[cta tgid=7]", "Book now"],
  ["[cta tgid=7] [/cta]", "Book now"],
  ["[cta tgid=8]", "Reserve a seat"],
  ["[cta tgid=9]", "Sold out for now"],
  ["[cta tgid=9]Have a look[/cta]", "Sold out for now"],
  ["[cta]", "Book now"],
  ["[cta tgid=10]Get your ticket[/cta]", "\nshortcode-no-data"],
  ["[cta tgid=10 fallback='Sold elsewhere']", "Sold elsewhere\nshortcode-no-data"],
  ["[cta tgid=x]Get your ticket[/cta]", "\nshortcode-invalid"],
])("%s", (source, expected) => {
  expect(expandShortcode(cta, source, { products })).toBe(expected);
});

test("names no product on a page without one", () => {
  expect(expandShortcode(cta, "[cta]")).toBe("\nshortcode-no-data");
});

test.each([
  ["de", "Jetzt buchen"],
  ["ar", "احجز الآن"],
] as const)("in the page's language (%s)", (locale, expected) => {
  expect(expandShortcode(cta, "[cta tgid=7]", { products, locale })).toBe(expected);
});

test.each([
  [{ tgid: "7" }, need("products", [{ id: 7 }])],
  [{}, noNeeds],
])("%j needs %j", (attributes, needs) => {
  expect(cta.parse(attributes).use?.needs).toEqual(needs);
});

const renderHtml = (source: string, locale: "en" | "de" = "en", spans: readonly unknown[] = []) =>
  renderShortcode(cta, source, { products, locale }, spans).replace(/ class="[^"]*"/g, "");

test.each([
  ["en", '<a href="https://book.tessera.example/book/7/select/">Go</a>'],
  ["de", '<a href="https://book.tessera.example/de/book/7/select/">Go</a>'],
] as const)("leads to where the page books it (%s)", (locale, expected) => {
  expect(renderHtml("[cta tgid=7]Go[/cta]", locale)).toBe(expected);
});

test("preserves the formatting of its text, and holds no other link", () => {
  const spans = [
    { type: "strong", start: 12, end: 14 },
    { type: "hyperlink", start: 12, end: 14, data: { link_type: "Web", url: "https://a.example/" } },
  ];
  expect(renderHtml("[cta tgid=7]Go[/cta]", "en", spans)).toBe(
    '<a href="https://book.tessera.example/book/7/select/"><strong>Go</strong></a>',
  );
});

test("E4: what is sold out is no button, whatever it encloses", () => {
  expect(renderHtml("[cta tgid=9]Book now[/cta]")).toBe("Sold out for now");
});

test("hostile words are words", () => {
  expect(renderHtml("[cta tgid=7]<script>alert(1)</script>[/cta]")).toContain(
    ">&lt;script&gt;alert(1)&lt;/script&gt;</a>",
  );
});
