import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editorText } from "../tests/support/editor-text.ts";
import type { Definition } from "./definition.ts";
import { parseText as parseWith, textLimits } from "./parse-text.ts";
import type { TextNode } from "./parsed-text.ts";

/** A registry in which every name is that of a shortcode that may enclose text, and takes any attributes. */
class AnyName extends Map<string, Definition<object>> {
  override get(name: string): Definition<object> {
    const attributeNames = new Set<string>();
    const parse = (use: object) => ({ use });
    return {
      name,
      example: "",
      attributeNames,
      encloses: true,
      standsAlone: true,
      hidesGaps: false,
      link: false,
      parse,
    };
  }
}

const parseText = (source: string) => parseWith(source, new AnyName());

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
    ["[price tgid=&#34;123&#34;]", { tgid: "123" }],
    ["[price tgid=&#x22;123&quot;]", { tgid: "123" }],
    ["[price tgid=&#39;123&#39;]", { tgid: "123" }],
    ["[price tgid=&apos;123&apos;]", { tgid: "123" }],
    ["[price tgid=&ldquo;123&rdquo;]", { tgid: "123" }],
    ["[price tgid=&#8220;123&#8221;]", { tgid: "123" }],
    ["[price tgid=&lsquo;123&#8217;]", { tgid: "123" }],
    ["[price tgid=&QUOT;123&Quot;]", { tgid: "123" }],
    ["[price tgid=«123»]", { tgid: "123" }],
    ["[price tgid=»123«]", { tgid: "123" }],
    ["[price tgid=&laquo;123&#187;]", { tgid: "123" }],
    ["[price tgid=”123”]", { tgid: "123" }],
    ["[price tgid=‹123›]", { tgid: "123" }],
    ["[price tgid=‚123‘]", { tgid: "123" }],
    ["[price\u00a0tgid=“123”\u00a0]", { tgid: "123" }],
    ["[price\u202ftgid\u00a0=\u00a0123\u200b]", { tgid: "123" }],
    ['[price fallback=«a "quoted" price»]', { fallback: 'a "quoted" price' }],
    ['[price fallback=&quot;it\'s "free"&quot;]', { fallback: 'it\'s "free"' }],
    ["[price fallback='R&D &amp; more']", { fallback: "R&D &amp; more" }],
    ["[price fallback=R&D tgid=1]", { fallback: "R&D", tgid: "1" }],
    ["[cta url=https://a.example/ tgid=1]", { url: "https://a.example/", tgid: "1" }],
    ["[cta url=https://a.example//]", { url: "https://a.example/" }],
    ["[cta url=/]", { url: "/" }],
    ['[price\n  tgid = "123"\n]', { tgid: "123" }],
    ['[price tgid="1" fallback="a ] and \'b\'"]', { tgid: "1", fallback: "a ] and 'b'" }],
    ["[price fallback='don’t']", { fallback: "don’t" }],
    ['[price fallback=""]', { fallback: "" }],
    ["[cta url=https://a.example/b?c=d]", { url: "https://a.example/b?c=d" }],
    ["[price short tgid=1]", { short: true, tgid: "1" }],
    ["[price tgid=1 tgid=2]", { tgid: "2" }],
    ["[price constructor=1]", { constructor: "1" }],
    ["[price tgid=”50002″]", { tgid: "50002" }],
    ['[price tgid="50002″]', { tgid: "50002" }],
    ['[price tgid=“50002″ fallback="a"]', { tgid: "50002", fallback: "a" }],
    ["[price tgid=’50002′]", { tgid: "50002" }],
    ["[price tgid='50002′/]", { tgid: "50002" }],
    ["[price tgid=「50002」]", { tgid: "50002" }],
    ["[price tgid=『50002』]", { tgid: "50002" }],
    ["[price tgid=＂50002＂]", { tgid: "50002" }],
    ["[price tgid=`50002`]", { tgid: "50002" }],
    ["[price tgid=`50002´]", { tgid: "50002" }],
    ['[price tgid=«1"]', { tgid: "1" }],
    ["[price fallback=‘don’t’]", { fallback: "don’t" }],
    ['[price tgid="50002", fallback="a"]', { tgid: "50002", fallback: "a" }],
    ["[price tgid=50002, short]", { tgid: "50002", short: true }],
    ["[price tgid=50002,]", { tgid: "50002" }],
    ["[price tgid=50002,/]", { tgid: "50002" }],
    ["[cta tgid=1 label=“『ライオン・キング』を予約”]", { tgid: "1", label: "『ライオン・キング』を予約" }],
    ["[cta label=ローマ「夜」]", { label: "ローマ「夜」" }],
    ["[price fallback=“a 6″ pipe”]", { fallback: "a 6″ pipe" }],
    ["[price fallback=‘5′ away’]", { fallback: "5′ away" }],
    ["[price fallback=5′ tgid=1]", { fallback: "5′", tgid: "1" }],
    ["[cta tgid=1 label=“«Aida» / «Tosca»”]", { tgid: "1", label: "«Aida» / «Tosca»" }],
    ["[price fallback=‘l’été’]", { fallback: "l’été" }],
    ['[price tgid="50002″ fallback="a"]', { tgid: "50002", fallback: "a" }],
    ['[price fallback="say “hi” now=1"]', { fallback: "say “hi” now=1" }],
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
    "[price tgid=&quot;1&quo]",
    "[price tgid=&ldquo;1&rsquo;]",
    "[price tgid=“1’]",
    "[price tgid='50002\"]",
    "[price tgid=1“]",
    "[price tgid=«1]",
    "[price&nbsp;tgid=1]",
    "[price __proto__=1]",
    "year]",
  ])("%s", (source) => {
    expect(parseText(source).nodes.map(({ kind }) => kind)).toEqual(source === "" ? [] : ["literal"]);
  });
});

test.each(["[Price tgid=1]", "[PRICE tgid=1]", "[pRiCe tgid=1]x[/PricE]"])(
  "D33: a name is in any case: %s",
  (source) => {
    expect(parseText(source).nodes).toMatchObject([{ kind: "shortcode", name: "price" }]);
  },
);

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
  const { nodes } = parseText("[year]".repeat(textLimits.tags + 2));
  expect(nodes).toHaveLength(textLimits.tags + 1);
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
test.each([
  "[a]",
  "[/a]",
  "[a][/a]",
  "[a][b][/a]",
  "[",
  "[[",
  '[a b="',
  "[a b=&quot;",
  "[a b=“",
  "[a b=«",
  "[a b=&ldquo;",
  "[a b=&QUOT;",
  "[a b=&QUOT;] ",
  '[a b="] ',
  "[a b=&",
  "[a ",
  "[a b=c",
  "[a] ",
  "]",
  "[a =",
  "[a b c d e f ",
])("half a megabyte of %s is parsed", (unit) => {
  const source = unit.repeat(500_000 / unit.length);
  expect(parseText(source).nodes.length).toBeLessThanOrEqual(2 * textLimits.tags + 1);
});

test.each([
  ["whitespace", " "],
  ["letters", "a"],
  ["equals signs", "="],
  ["quotes", '"'],
])("a shortcode that ends in half a megabyte of %s is literal", (_name, unit) => {
  const source = `[price tgid=${unit.repeat(500_000)}`;
  expect(parseText(source).nodes).toEqual([{ kind: "literal", source, text: source }]);
});

describe("D33: enclosing shortcodes", () => {
  test.each([
    ["[cta]Book[/cta]", ["cta(Book)"]],
    ["[cta tgid=1]Book now[/cta].", ["cta(Book now)", "."]],
    ["[cta][/cta]", ["cta()"]],
    ["[cta]from [price] now[/cta]", ["cta(from |price at 10| now)"]],
    ["[a][b]x[/b][/a]", ["a(b(x))"]],
    ["[a]x[/a][a]y[/a]", ["a(x)", "a(y)"]],
    ["[a][a]x[/a][/a]", ["a(a(x))"]],
    ["[a][a]x[/a]", ["a at 0", "a(x)"]],
    ["[cta ]x[/cta ]", ["cta(x)"]],
    ["[a][b]x[/a]y[/b]", ["a(b at 3|x)", "y[/b]"]],
    ["x[/a]y", ["x[/a]y"]],
    ["[a][/b][/a]", ["a([/b])"]],
    ["[a]x[/A]", ["a(x)"]],
    ["[[a]]x[/a]", ["[a]", "x[/a]"]],
    ["[a]x[[/a]]", ["a at 0", "x", "[/a]"]],
    ["[a]x[[/a]][/a]", ["a(x|[/a])"]],
  ])("%s", (source, expected) => {
    expect(parseText(source).nodes.map(describeNode)).toEqual(expected);
  });

  test("what goes deeper than the limit encloses nothing, and nothing is lost", () => {
    const deep = `${"[a]".repeat(12)}x${"[/a]".repeat(12)}`;
    const { nodes } = parseText(deep);
    expect(measureDepth(nodes)).toBe(textLimits.depth);
    expect(nodes.map(({ source }) => source).join("")).toBe(deep);
  });
});

function measureDepth(nodes: readonly TextNode<object>[]): number {
  const depths = nodes.map((node) =>
    node.kind === "shortcode" && node.enclosed ? 1 + measureDepth(node.enclosed.nodes) : 0,
  );
  return Math.max(0, ...depths);
}

function describeNode(node: TextNode<object>): string {
  if (node.kind === "literal") return node.text;
  return node.enclosed
    ? `${node.name}(${node.enclosed.nodes.map(describeNode).join("|")})`
    : `${node.name} at ${node.start}`;
}
