import { expect, test } from "vitest";
import { need, noNeeds } from "../../catalog/snapshot/needs.ts";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { ifAvailable } from "./index.ts";

const bookable = testProduct({ id: 7 });
const soldOut = testProduct({ id: 8, price: undefined });
const products = [soldOut, bookable];

test.each([
  ["[if-available tgid=7]Book now.[/if-available]", "Book now."],
  ["[if-available tgid=8]Book now.[/if-available]", ""],
  ["[if-available tgid=8 fallback='Sold out.']Book now.[/if-available]", "Sold out."],
  ["[if-available tgid=6]Book now.[/if-available]", ""],
  ["[if-available tgid=seven]Book now.[/if-available]", "\nshortcode-invalid"],
  ["[if-available tgid=7]Book now.", "Book now.\nshortcode-never-closed"],
  ["[if-available tgid=8]Book now.", "Book now."],
])("D33: %s", (source, expected) => {
  expect(expandShortcode(ifAvailable, source, { products })).toBe(expected);
});

test.each([
  ["one can be booked", products, "Tickets from us"],
  ["none can", [soldOut], "Tickets"],
  ["nothing was read", [], "Tickets"],
])("D33: without tgid any of the page's products will do: %s", (_name, own, expected) => {
  const title = "Tickets[if-available] from us[/if-available]";
  expect(expandShortcode(ifAvailable, title, { products: own })).toBe(expected);
});

test("preserves the formatting of its text, or renders nothing of it", () => {
  const spans = [{ type: "strong", start: 27, end: 30 }];
  const [shown, hidden] = [7, 8].map((id) =>
    renderShortcode(ifAvailable, `A [if-available tgid=${id}]Book now.[/if-available]`, { products }, spans),
  );
  expect([shown, hidden]).toEqual(["A Book<strong> no</strong>w.", "A "]);
});

test.each([
  [{ tgid: "7" }, need("products", [{ id: 7 }])],
  [{}, noNeeds],
])("%j needs the product it names", (attributes, needs) => {
  expect(ifAvailable.parse(attributes).use?.needs).toEqual(needs);
});
