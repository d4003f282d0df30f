import { describe, expect, test } from "vitest";
import { need, noNeeds } from "../../catalog/snapshot/needs.ts";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { parseText } from "../../text/parse-text.ts";
import { listUses } from "../../text/parsed-text.ts";
import { defineProductShortcode } from "./define-product-shortcode.ts";

const title = defineProductShortcode({
  name: "title",
  sentence: "A name.",
  example: "[title tgid=7]",
  text: ({ name }) => name,
  Component: ({ product, children }) => [product.id, ": ", children],
});

const products = [testProduct({ id: 7, name: "Colosseum" }), testProduct({ id: 8, name: "Forum" })];

describe("D33: what is said of one product", () => {
  test.each([
    ["[title tgid=8]", "Forum"],
    ["[title]", "Colosseum"],
    ["[title tgid=9]", "\nshortcode-no-data"],
    ["[title tgid=9 fallback=Rome]", "Rome\nshortcode-no-data"],
    ["[title tgid=seven]", "\nshortcode-invalid"],
  ])("%s", (source, text) => {
    expect(expandShortcode(title, source, { products })).toBe(text);
  });

  test("is nothing on a page without products", () => {
    expect(expandShortcode(title, "[title fallback=ours]")).toBe("ours\nshortcode-no-data");
  });

  test("renders with its product", () => {
    expect(renderShortcode(title, "[title tgid=8]", { products })).toContain("8: ");
    expect(renderShortcode(title, "[title]", { products })).toContain("7: ");
  });

  test.each([
    ["[title tgid=8]", need("products", [{ id: 8 }])],
    ["[title]", noNeeds],
  ])("%s needs what it names, and no more", (source, needs) => {
    const { nodes } = parseText(source, new Map([["title", title]]));
    expect(listUses({ nodes }).map((use) => use.needs)).toEqual([needs]);
  });
});
