import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { need } from "../catalog/snapshot/needs.ts";
import { defineShortcode } from "../renderer/define/define-shortcode.ts";
import type { ShortcodeInstance } from "../renderer/contracts/shortcode.ts";
import { editorText, plainText } from "../tests/support/editor-text.ts";
import { shortcodeContext } from "../tests/support/shortcode-world.ts";
import { productIdAttribute } from "../shortcodes/attributes/ids.ts";
import type { ExpandUse } from "./expand-shortcode.ts";
import { expandSegments, expandText } from "./expand-text.ts";
import type { Finding } from "./findings.ts";
import { parseText } from "./parse-text.ts";
import { type ShortcodeNode, type TextNode, listUses } from "./parsed-text.ts";
import { scaled } from "../tests/support/test-scale.ts";

// Its value looks like a shortcode: nothing of it may be expanded.
const price = defineShortcode({
  name: "price",
  sentence: "A product named after a shortcode.",
  example: '[price tgid="1"]',
  attributes: v.object({ tgid: productIdAttribute() }),
  needs: ({ tgid }) => need("products", [{ id: tgid }]),
  text: ({ tgid }) => (tgid === 404 ? undefined : "[year]"),
});

const year = defineShortcode({
  name: "year",
  sentence: "A year.",
  example: "[year]",
  attributes: v.object({}),
  text: () => "2027",
});

const box = defineShortcode({
  name: "box",
  sentence: "A box.",
  example: "[box]text[/box]",
  attributes: v.object({ hide: v.optional(v.literal(true)) }),
  encloses: true,
  text: ({ hide }, _context, enclosed) => (hide ? "" : enclosed),
});

const registry = new Map([box, price, year].map((definition) => [definition.name, definition]));
const context = shortcodeContext({});

const parse = (source: string) => parseText(source, registry);
const expandUse: ExpandUse<ShortcodeInstance> = (use, enclosed) => use.text(context, enclosed);

function expand(source: string): { text: string; findings: readonly Finding[] } {
  return expandText(parse(source), expandUse);
}

function forAny(property: (source: string) => void): void {
  fc.assert(fc.property(editorText(), property), { numRuns: scaled(500) });
}

describe("D33: any text", () => {
  test("is its nodes' sources, level by level, and every node knows its place", () => {
    const check = (nodes: readonly TextNode<unknown>[], start: number): number =>
      nodes.reduce((at, node) => {
        if (node.kind === "literal") return at + node.source.length;
        expect(node.start).toBe(at);
        const { enclosed } = node;
        const end = enclosed && check(enclosed.nodes, at + enclosed.tag.length);
        expect(end).toBe(enclosed && findEnclosedEnd(node));
        return at + node.source.length;
      }, start);
    forAny((source) => {
      expect(check(parse(source).nodes, 0)).toBe(source.length);
      expect(joinSource(parse(source).nodes)).toBe(source);
    });
  });

  test("expands the same each time, to a text that is its segments joined", () => {
    forAny((source) => {
      expect(expand(source)).toEqual(expand(source));
      const { segments, ...rest } = expandSegments(parse(source), expandUse);
      expect(rest).toEqual(expand(source));
      expect(segments.map(({ text }) => text).join("")).toBe(rest.text);
    });
  });

  test("needs no more than all of its tags need", () => {
    forAny((source) => {
      const possible = new Set([...source.matchAll(/\d+/g)].map(([id]) => Number(id)));
      const needed = listUses(parse(source)).flatMap(({ needs }) => [...(needs.products?.values() ?? [])]);
      expect(needed.filter(({ id }) => !possible.has(id))).toEqual([]);
    });
  });

  test("reports places that are in it", () => {
    forAny((source) => {
      expect(expand(source).findings.filter(({ start }) => source[start] !== "[")).toEqual([]);
    });
  });

  test("nests no deeper than the limit", () => {
    fc.assert(
      fc.property(editorText(), fc.nat(3), (source, depth) => {
        expect(measureDepth(parseText(source, registry, { tags: 1000, depth }).nodes)).toBeLessThanOrEqual(depth);
      }),
    );
  });

  test("holds no more tags than the limit", () => {
    fc.assert(
      fc.property(editorText(), fc.nat(4), (source, tags) => {
        const { nodes } = parseText(source, registry, { tags, depth: 10 });
        expect(nodes.filter(({ kind }) => kind === "shortcode").length).toBeLessThanOrEqual(tags);
        expect(joinSource(nodes)).toBe(source);
      }),
    );
  });
});

describe("D33: text outside shortcodes", () => {
  test("is untouched, before and after one", () => {
    fc.assert(
      fc.property(plainText(), plainText(), (before, after) => {
        const rest = after.startsWith("]") ? ` ${after}` : after;
        expect(expand(`${before}[year]${rest}`).text).toBe(`${before}2027${rest}`);
      }),
    );
  });

  test("is untouched when it is made of broken ones only", () => {
    fc.assert(
      fc.property(plainText(), (text) => {
        const source = `[${text.replaceAll("]", "")}`;
        expect(expand(source).text).toBe(source);
      }),
    );
  });
});

describe("D33: what a shortcode says", () => {
  test("stays as it is when the text is expanded again", () => {
    const word = fc.oneof(fc.constantFrom("[year]", "[prise tgid=1]", "[/year]", "[box hide]"), plainText());
    const boxed = fc.array(word).map((words) => `[box] ${words.join(" ")} [/box]`);
    fc.assert(
      fc.property(fc.array(fc.oneof(word, boxed)), (parts) => {
        const once = expand(parts.join(" ")).text;
        expect(expand(once).text).toBe(once);
      }),
    );
  });

  test("is not expanded, nor is it with text around that would make it a shortcode", () => {
    expect(expand("[price tgid=1] [box][price tgid=1][/box] [[price tgid=1][/box]").text).toBe(
      "[year] [year] [[year][/box]",
    );
  });

  test("is one range of the text, enclosed segments side by side", () => {
    forAny((source) => {
      const { segments } = expandSegments(parse(source), expandUse);
      const expansions = [...new Set(segments.flatMap(({ within }) => within))];
      const torn = expansions.filter((expansion) => {
        const inside = segments.map(({ within }) => within.includes(expansion));
        return inside.slice(inside.indexOf(true), inside.lastIndexOf(true) + 1).includes(false);
      });
      expect(torn).toEqual([]);
    });
  });
});

test.each([
  "[",
  "]",
  '"',
  "&",
  "&quot;",
  " ",
  "\u0000",
  "\ud83c",
  "\u00a0",
  "a",
  "=",
  "«",
  "[box]",
  "[/box]",
  "[box][/box]",
  "[year]",
  "[year x]",
])("a megabyte of %j is expanded", (unit) => {
  const source = unit.repeat(Math.ceil(1_000_000 / unit.length));
  expect(typeof expand(source).text).toBe("string");
});

test("as many tags as one likes expand, in a shortcode too", () => {
  const limits = { tags: Number.POSITIVE_INFINITY, depth: 10 };
  const text = parseText(`[box]${"[year]".repeat(200_000)}[/box]`, registry, limits);
  expect(expandText(text, expandUse).text).toBe("2027".repeat(200_000));
});

function joinSource(nodes: readonly TextNode<unknown>[]): string {
  return nodes
    .map((node) =>
      node.kind === "shortcode" && node.enclosed
        ? node.enclosed.tag + joinSource(node.enclosed.nodes) + node.enclosed.closingTag
        : node.source,
    )
    .join("");
}

function findEnclosedEnd({ start, source, enclosed }: ShortcodeNode<unknown>): number {
  return start + source.length - (enclosed?.closingTag.length ?? 0);
}

function measureDepth(nodes: readonly TextNode<unknown>[]): number {
  const depths = nodes.map((node) =>
    node.kind === "shortcode" && node.enclosed ? 1 + measureDepth(node.enclosed.nodes) : 0,
  );
  return Math.max(0, ...depths);
}
