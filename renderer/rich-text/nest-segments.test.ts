import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";
import type { Span } from "../../content/rich-text/rich-text.ts";
import type { ShortcodeExpansion } from "../contracts/shortcode.ts";
import { cutSegments, type Marks } from "./cut-segments.ts";
import type { InlineNode } from "./inline-node.ts";
import { nestSegments } from "./nest-segments.ts";

const linkTo = (url: string): Hyperlink => ({ kind: "url", url, text: "", target: undefined, document: undefined });

const link = linkTo("#a");

const nest = (text: string, spans: readonly Span[]) => nestSegments(cutSegments({ text, spans, shortcodes: [] }));

/** Nodes without where they begin and end. */
const shapes = (nodes: readonly InlineNode[]): readonly unknown[] =>
  nodes.map((node) => {
    if (typeof node === "string") return node;
    const { start: _start, end: _end, children, ...rest } = node;
    return { ...rest, children: shapes(children) };
  });

describe("overlapping spans nest", () => {
  test.each<[string, Span[], unknown[]]>([
    ["none", [], ["abcdef"]],
    ["one in the middle", [{ kind: "em", start: 2, end: 4 }], ["ab", { kind: "em", children: ["cd"] }, "ef"]],
    [
      "bold that ends inside a link: the link stays whole",
      [
        { kind: "strong", start: 0, end: 4 },
        { kind: "hyperlink", link, start: 2, end: 6 },
      ],
      [
        { kind: "strong", children: ["ab"] },
        { kind: "hyperlink", link, children: [{ kind: "strong", children: ["cd"] }, "ef"] },
      ],
    ],
    [
      "two bold ones are one",
      [
        { kind: "strong", start: 0, end: 3 },
        { kind: "strong", start: 2, end: 6 },
      ],
      [{ kind: "strong", children: ["abcdef"] }],
    ],
    [
      "the same range, bold and italic",
      [
        { kind: "em", start: 0, end: 6 },
        { kind: "strong", start: 0, end: 6 },
      ],
      [{ kind: "strong", children: [{ kind: "em", children: ["abcdef"] }] }],
    ],
    [
      "a link in a link: the first stays",
      [
        { kind: "hyperlink", link, start: 0, end: 6 },
        { kind: "hyperlink", link: { ...link }, start: 2, end: 4 },
      ],
      [{ kind: "hyperlink", link, children: ["abcdef"] }],
    ],
    [
      "a link that leads nowhere: its text stays",
      [{ kind: "hyperlink", link: undefined, start: 0, end: 3 }],
      ["abcdef"],
    ],
    ["an unknown kind: its text stays", [{ kind: "unknown", start: 1, end: 3 }], ["abcdef"]],
  ])("%s", (_name, spans, nodes) => {
    expect(shapes(nest("abcdef", spans))).toEqual(nodes);
  });

  test("neighboring links stay two", () => {
    const other = linkTo("#b");
    const spans: Span[] = [
      { kind: "hyperlink", link, start: 0, end: 3 },
      { kind: "hyperlink", link: other, start: 3, end: 6 },
    ];
    expect(nest("abcdef", spans)).toHaveLength(2);
  });
});

const alphabet = "abcdefghij";

const range = fc.tuple(fc.nat(alphabet.length), fc.nat(alphabet.length)).filter(([start, end]) => start < end);

const anySpan = fc
  .record({
    range,
    kind: fc.constantFrom("strong", "em", "hyperlink", "label", "unknown"),
    name: fc.constantFrom("x", "y"),
  })
  .map(({ range: [start, end], kind, name }): Span => {
    if (kind === "hyperlink") return { kind, start, end, link: linkTo(`#${start}-${end}`) };
    return kind === "label" ? { kind, start, end, label: name } : { kind, start, end };
  });

test("no text is lost, and each character is under what covers it, the first of each kind", () => {
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 8 }), (spans) => {
      const expected = alphabet.split("").map((character, at) => [character, marksAt(spans, at)]);
      expect(nest(alphabet, spans).flatMap((node) => characters(node, noMarks))).toEqual(expected);
    }),
  );
});

test("the tree grows with the spans, not with their square", () => {
  expect(nodesFor(2000)).toBeLessThanOrEqual(2 * nodesFor(1000));
});

const noMarks: Marks = { hyperlink: undefined, label: undefined, strong: false, em: false };

function marksAt(spans: readonly Span[], at: number): Marks {
  const covering = spans
    .filter(({ start, end }) => start <= at && at < end)
    .sort((one, other) => one.start - other.start);
  return {
    hyperlink: covering.find((span) => span.kind === "hyperlink")?.link,
    label: covering.find((span) => span.kind === "label")?.label,
    strong: covering.some((span) => span.kind === "strong"),
    em: covering.some((span) => span.kind === "em"),
  };
}

function characters(node: InlineNode, marks: Marks): readonly [string, Marks][] {
  if (typeof node === "string") return node.split("").map((character) => [character, marks]);
  const inner = { ...marks, ...toMark(node) };
  return node.children.flatMap((child) => characters(child, inner));
}

function toMark(node: Exclude<InlineNode, string>): Partial<Marks> {
  if (node.kind === "hyperlink") return { hyperlink: node.link };
  return node.kind === "label" ? { label: node.label } : { [node.kind]: true };
}

/** How many nodes `count` staggered labels and as many links make. */
function nodesFor(count: number): number {
  const spans = [...Array(count).keys()].flatMap((at): Span[] => [
    { kind: "label", label: String(at), start: at, end: at + count },
    { kind: "hyperlink", link: { ...link }, start: at, end: at + count },
  ]);
  return countNodes(nest("x".repeat(2 * count), spans));
}

function countNodes(nodes: readonly InlineNode[]): number {
  return nodes.reduce((count, node) => count + 1 + (typeof node === "string" ? 0 : countNodes(node.children)), 0);
}

describe("D33: shortcodes enclose what is formatted", () => {
  const expansion = (name: string, isLink = false): ShortcodeExpansion => ({
    node: {
      kind: "shortcode",
      name,
      attributes: {},
      source: "",
      start: 0,
      definition: undefined,
      use: undefined,
      enclosed: undefined,
    },
    text: "",
    language: {},
    problem: undefined,
    link: isLink,
    use: undefined,
  });
  const outer = expansion("outer");
  const inner = expansion("inner");
  const linked = expansion("linked", true);

  test("a bold range across its border is cut, the shortcode stays whole", () => {
    const spans: Span[] = [{ kind: "strong", start: 0, end: 4 }];
    const shortcodes = [{ start: 2, end: 6, depth: 0, expansion: outer }];
    expect(shapes(nestSegments(cutSegments({ text: "abcdef", spans, shortcodes })))).toEqual([
      { kind: "strong", children: ["ab"] },
      { kind: "shortcode", expansion: outer, children: [{ kind: "strong", children: ["cd"] }, "ef"] },
    ]);
  });

  test("one within another over the same range", () => {
    const shortcodes = [
      { start: 0, end: 6, depth: 1, expansion: inner },
      { start: 0, end: 6, depth: 0, expansion: outer },
    ];
    expect(shapes(nestSegments(cutSegments({ text: "abcdef", spans: [], shortcodes })))).toEqual([
      {
        kind: "shortcode",
        expansion: outer,
        children: [{ kind: "shortcode", expansion: inner, children: ["abcdef"] }],
      },
    ]);
  });

  test("no link in a shortcode that is one", () => {
    const spans: Span[] = [{ kind: "hyperlink", link, start: 0, end: 4 }];
    const shortcodes = [{ start: 2, end: 6, depth: 0, expansion: linked }];
    expect(shapes(nestSegments(cutSegments({ text: "abcdef", spans, shortcodes })))).toEqual([
      { kind: "hyperlink", link, children: ["ab"] },
      { kind: "shortcode", expansion: linked, children: ["cdef"] },
    ]);
  });
});
