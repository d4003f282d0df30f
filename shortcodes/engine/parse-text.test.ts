import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editorText } from "../../tests/support/editor-text.ts";
import { maxShortcodes, parseText } from "./parse-text.ts";
import type { TextNode } from "./source-text.ts";

describe("D33: a shortcode and its attributes", () => {
  test.each([
    ["[year]", {}],
    ["[year ]", {}],
    ["[year/]", {}],
    ["[price tgid=123]", { tgid: "123" }],
    ["[price tgid=123/]", { tgid: "123" }],
    ["[price tgid=123 /]", { tgid: "123" }],
    ['[price tgid="123"]', { tgid: "123" }],
    ["[price tgid='123']", { tgid: "123" }],
    ["[price tgid=“123”]", { tgid: "123" }],
    ["[price tgid=„123“]", { tgid: "123" }],
    ['[price tgid=“123"]', { tgid: "123" }],
    ['[price tgid="123”]', { tgid: "123" }],
    ["[price tgid=‘123’]", { tgid: "123" }],
    ["[price tgid=&quot;123&quot;]", { tgid: "123" }],
    ['[price\n  tgid = "123"\n]', { tgid: "123" }],
    ['[price tgid="1" fallback="a ] and \'b\'"]', { tgid: "1", fallback: "a ] and 'b'" }],
    ["[price fallback='don’t']", { fallback: "don’t" }],
    ['[price fallback=""]', { fallback: "" }],
    ["[cta url=https://a.example/b?c=d]", { url: "https://a.example/b?c=d" }],
    ["[price short tgid=1]", { short: true, tgid: "1" }],
    ["[price tgid=1 tgid=2]", { tgid: "2" }],
    ["[price constructor=1]", { constructor: "1" }],
  ])("%s", (source, attributes) => {
    const [node, ...others] = parseText(source).nodes;
    expect(node).toMatchObject({ kind: "shortcode", source, start: 0 });
    expect(node).toHaveProperty("attributes", attributes);
    expect(others).toEqual([]);
  });
});

describe("what is malformed stays literal", () => {
  test.each([
    "",
    "[",
    "[]",
    "[ year]",
    "[1]",
    "[/cta]",
    "[price",
    "[price tgid=]",
    '[price tgid="1]',
    "[price tgid=&quot;1]",
    '[price"1"]',
    '[price a="1"b="2"]',
    "[price “1”]",
    "[price __proto__=1]",
    "year]",
  ])("%s", (source) => {
    expect(parseText(source).nodes.map(({ kind }) => kind)).toEqual(source === "" ? [] : ["literal"]);
  });
});

test("a shortcode knows where it is", () => {
  expect(parseText("Since [year], from [price tgid=1]!").nodes.map(describeNode)).toEqual([
    "Since ",
    "year at 6",
    ", from ",
    "price at 19",
    "!",
  ]);
});

test.each([
  ["[[price]]", ["[price]"]],
  ["[[price tgid=1]]", ["[price tgid=1]"]],
  ["[[price]", ["[", "price at 1"]],
  ["[price]]", ["price at 0", "]"]],
  ["[[[price]]]", ["[", "[price]", "]"]],
  ["[price [year]", ["[price ", "year at 7"]],
  ['[price fallback="[year]"]', ['[price fallback="', "year at 17", '"]']],
])("doubled brackets are literal, and the innermost shortcode counts: %s", (source, expected) => {
  expect(parseText(source).nodes.map(describeNode)).toEqual(expected);
});

test("after the limit the rest is literal", () => {
  const { nodes } = parseText("[year]".repeat(maxShortcodes + 2));
  expect(nodes).toHaveLength(maxShortcodes + 1);
  expect(nodes.at(-1)).toMatchObject({ kind: "literal", text: "[year][year]" });
});

test("never throws, and the sources of the nodes are the source", () => {
  fc.assert(
    fc.property(editorText(), (source) => {
      const { nodes } = parseText(source);
      expect(nodes.map((node) => node.source).join("")).toBe(source);
    }),
  );
});

test("text without brackets is untouched", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: "binary" }).filter((source) => !source.includes("[")),
      (source) => {
        expect(parseText(source).nodes).toEqual([{ kind: "literal", source, text: source }]);
      },
    ),
  );
});

// Quadratic time would be minutes here.
test.each(["[", "[[", '[a b="', "[a b=&quot;", "[a b=“", "[a ", "[a b=c", "[a] ", "]", "[a =", "[a b c d e f "])(
  "half a megabyte of %s is parsed",
  (unit) => {
    const source = unit.repeat(500_000 / unit.length);
    expect(parseText(source).nodes.length).toBeLessThanOrEqual(2 * maxShortcodes + 1);
  },
);

test.each([
  ["whitespace", " "],
  ["letters", "a"],
  ["equals signs", "="],
  ["quotes", '"'],
])("a shortcode that ends in half a megabyte of %s is literal", (_name, unit) => {
  const source = `[price tgid=${unit.repeat(500_000)}`;
  expect(parseText(source).nodes).toEqual([{ kind: "literal", source, text: source }]);
});

function describeNode(node: TextNode): string {
  return node.kind === "literal" ? node.text : `${node.name} at ${node.start}`;
}
