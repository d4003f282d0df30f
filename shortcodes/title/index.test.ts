import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { title } from "./index.ts";

const products = [
  testProduct({ id: 7, name: "Colosseum: arena floor" }),
  testProduct({ id: 8, name: "<img src=x onerror=alert(1)>" }),
  testProduct({ id: 9, name: "" }),
];

test.each([
  ["[title tgid=7]", "Colosseum: arena floor"],
  ["[title]", "Colosseum: arena floor"],
  ["[title tgid=9]", "\nshortcode-no-data"],
  ["[title tgid=6]", "\nshortcode-no-data"],
  ["[title tgid=6 fallback='this tour']", "this tour\nshortcode-no-data"],
  ["[title tgid=Colosseum]", "\nshortcode-invalid"],
])("D33: %s", (source, expected) => {
  expect(expandShortcode(title, source, { products })).toBe(expected);
});

test("a hostile name is a name", () => {
  expect(renderShortcode(title, "[title tgid=8]", { products })).toBe("&lt;img src=x onerror=alert(1)&gt;");
});

test("X16: a name in another language says so in running text, and is plain in a title", () => {
  const english = { products: [testProduct({ id: 7, name: { text: "Arena", lang: "en", dir: "ltr" } })] };
  expect(renderShortcode(title, "[title tgid=7]", english)).toBe('<span lang="en" dir="ltr">Arena</span>');
  expect(expandShortcode(title, "[title tgid=7]", english)).toBe("Arena");
});
