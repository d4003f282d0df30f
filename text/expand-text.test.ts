import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { mergeNeeds, need } from "../catalog/snapshot/needs.ts";
import { defineShortcode } from "../renderer/define/define-shortcode.ts";
import type { ShortcodeInstance, TextSegment } from "../renderer/contracts/shortcode.ts";
import { editorText } from "../tests/support/editor-text.ts";
import { shortcodeContext } from "../tests/support/shortcode-world.ts";
import { productIdAttribute } from "../shortcodes/attributes/ids.ts";
import type { ExpandUse } from "./expand-shortcode.ts";
import { expandSegments, expandText } from "./expand-text.ts";
import type { Finding } from "./findings.ts";
import { parseText } from "./parse-text.ts";
import { listUses } from "./parsed-text.ts";

const price = defineShortcode({
  name: "price",
  sentence: "A price.",
  example: '[price tgid="123"]',
  attributes: v.object({ tgid: productIdAttribute() }),
  needs: ({ tgid }) => need("products", [{ id: tgid }]),
  text: ({ tgid }) => (tgid === 404 ? undefined : `€${tgid}`),
});

const year = defineShortcode({
  name: "year",
  sentence: "A year.",
  example: "[year]",
  attributes: v.object({}),
  text: (_attributes, { now }) => String(now),
});

const box = defineShortcode({
  name: "box",
  sentence: "A box.",
  example: "[box]text[/box]",
  attributes: v.object({ hide: v.optional(v.literal(true)), alt: v.optional(v.string()) }),
  encloses: true,
  text: ({ hide, alt }, _context, enclosed) => (hide ? "" : (alt ?? (enclosed || "empty"))),
});

const registry = new Map([box, price, year].map((definition) => [definition.name, definition]));

const context = { ...shortcodeContext({}), now: 2027 };

const parse = (source: string) => parseText(source, registry);
const expandUse: ExpandUse<ShortcodeInstance> = (use, enclosed) => use.text(context, enclosed);

function expandToSegments(source: string): readonly TextSegment[] {
  return expandSegments(parse(source), expandUse).segments;
}

function expand(source: string): { text: string; findings: readonly Finding[] } {
  return expandText(parse(source), expandUse);
}

describe("D33: shortcodes expand", () => {
  test.each([
    ["In [year] from [price tgid=5]!", "In 2027 from €5!"],
    ["[[year]] [year]", "[year] 2027"],
    ["no shortcode at all", "no shortcode at all"],
    ["", ""],
  ])("%s", (source, text) => {
    expect(expand(source)).toEqual({ text, findings: [] });
  });
});

describe("D33: enclosing shortcodes", () => {
  test.each([
    ["[box]in [year][/box]!", "in 2027!"],
    ["[box]", "empty"],
    ["[box][/box]", "empty"],
    ["[box][box]a[/box]b[/box]c", "abc"],
    ["[box alt=other]in [year][/box]", "other"],
    ["[box hide]in [year][/box].", "."],
    ["[box hide fallback=F]in [year][/box].", "F."],
    ["[sic]in [year][/sic]", "[sic]in 2027[/sic]"],
    ["[/sic]", "[/sic]"],
    ["[[/box]]", "[/box]"],
  ])("%s → %s, and nothing is wrong", (source, text) => {
    expect(expand(source)).toEqual({ text, findings: [] });
  });

  test("one that stands alone encloses nothing, and nothing is lost", () => {
    const { text, findings } = expand("[year] and [year]x[/year]");
    expect(text).toBe("2027 and 2027x[/year]");
    expect(findings).toMatchObject([{ code: "shortcode-encloses-nothing", start: 11 }]);
  });

  test("segments know what they are within, outermost first", () => {
    const names = expandToSegments("a[box]b[year][box]c[/box][/box]").map(
      ({ text, within }) => `${text}<${within.map(({ node }) => node.name).join(">")}`,
    );
    expect(names).toEqual(["a<", "<box", "b<box", "2027<box>year", "<box>box", "c<box>box", "<box>box", "<box"]);
  });

  test("an expansion holds its text and what it needed", () => {
    const [segment] = expandToSegments("[price tgid=5]");
    const needs = need("products", [{ id: 5 }]);
    expect(segment?.within[0]).toMatchObject({ text: "€5", problem: undefined, use: { needs } });
  });
});

describe("D33: what is no shortcode stays as typed, and says what to do", () => {
  test.each([
    ["[/box]", 0, "closes nothing"],
    ["a [box]b[/box] c[/box]", 16, "closes nothing"],
    ["[/box] [box]b[/box]", 0, "closes nothing"],
    ["a [/year]", 2, "closes nothing"],
  ])("a stray closing tag: %s", (source, start, message) => {
    const { findings } = expand(source);
    expect(findings).toMatchObject([
      { code: "shortcode-stray-close", start, message: expect.stringContaining(message) },
    ]);
  });

  test.each([
    ['from [price tgid="1"', 5, 'from [price tgid="1"'],
    ['from [price tgid="1" [year]', 5, 'from [price tgid="1" 2027'],
    ["[price tgid=]", 0, "[price tgid=]"],
    ['[price tgid="1]', 0, '[price tgid="1]'],
    ["[box]in[/box", 7, "[/box"],
    ["[price", 0, "[price"],
  ])("a tag that is half open or unreadable: %s", (source, start, text) => {
    const { text: expanded, findings } = expand(source);
    expect(expanded.endsWith(text)).toBe(true);
    expect(findings).toContainEqual({
      code: "shortcode-unreadable",
      start,
      message: expect.stringMatching(/^\[.* is no complete shortcode, so it is shown as it was typed\.$/),
      hint: expect.stringContaining("end it with ]"),
    });
  });

  test.each(["[prices", "[", "[ price", "[sic tgid=1", "[[price]]", "[/sic", "[1"])("%s is no shortcode", (source) => {
    expect(expand(source).findings).toEqual([]);
  });
});

describe("a name nobody registered stays as typed", () => {
  test.each(["[sic]", "[constructor]", "[__proto__]", "[toString]", "[sic a=“b” fallback=c]"])(
    "%s says nothing",
    (source) => {
      expect(expand(source)).toEqual({ text: source, findings: [] });
    },
  );

  test.each([
    ["[prise tgid=1]", "[price]"],
    ["[pric tgid=1]", "[price]"],
    ["[pprice tgid=1]", "[price]"],
    ["[prcie tgid=1]", "[price]"],
    ["[yaer]", "[year]"],
  ])("%s has a suggestion", (source, meant) => {
    const { text, findings } = expand(`a ${source}`);
    expect(text).toBe(`a ${source}`);
    expect(findings).toMatchObject([
      { code: "shortcode-unknown", start: 2, hint: expect.stringContaining(`Did you mean ${meant}?`) },
    ]);
  });

  test.each(["[prices-of]", "[prisse]", "[y]", "[ecirp]"])("%s is too far from any name", (source) => {
    expect(expand(source).findings).toEqual([]);
  });
});

test.each([
  ["from [price tgid=404].", "from ."],
  ["from [price tgid=404 fallback='a little'].", "from a little."],
])("without data the fallback shows: %s", (source, text) => {
  const { text: expanded, findings } = expand(source);
  expect(expanded).toBe(text);
  expect(findings).toMatchObject([{ code: "shortcode-no-data", start: 5 }]);
});

test.each([
  "[price]",
  "[price tgid]",
  "[price tgid=0]",
  "[price tgid=-1]",
  "[price tgid=1.5]",
  "[price tgid=x]",
  "[price tgid=99999999999999999999]",
])("attributes that don't fit are said to: %s", (source) => {
  const { text, findings } = expand(source.replace("]", " fallback=F]"));
  expect(text).toBe("F");
  expect(findings).toMatchObject([{ code: "shortcode-invalid", hint: 'Write it like this: [price tgid="123"]' }]);
  expect(findings[0]?.message).toContain("tgid");
});

describe("D33: an attribute that a shortcode doesn't take has no effect, and is said to", () => {
  test.each([
    ["[price tgdi=1 tgid=5]", "€5", "tgdi", "Did you mean tgid=?"],
    ["[price tgid=5 Tgid=6]", "€5", "Tgid", "Did you mean tgid=?"],
    ["[year fallbck=none]", "2027", "fallbck", "Did you mean fallback=?"],
    ["[year unheard-of]", "2027", "unheard-of", "Remove it, or write it like this: [year]"],
    ["[box alt=in hdie]x[/box]", "in", "hdie", "Did you mean hide=?"],
  ])("%s", (source, text, attribute, hint) => {
    const { text: expanded, findings } = expand(source);
    expect(expanded).toBe(text);
    expect(findings).toMatchObject([
      { code: "shortcode-attribute-unknown", message: expect.stringContaining(attribute), hint, start: 0 },
    ]);
  });

  test.each(["[box hdie fallback=F]x[/box]", "[box atl=in fallback=F]x[/box]"])(
    "it is invalid where its default would replace what the editor may have meant: %s",
    (source) => {
      const { text, findings } = expand(source);
      expect([text, ...findings.map(({ code }) => code)]).toEqual([
        "F",
        "shortcode-attribute-unknown",
        "shortcode-invalid",
      ]);
    },
  );

  test("a required one mistyped is both", () => {
    const codes = expand("[price tgdi=5]").findings.map(({ code }) => code);
    expect(codes).toEqual(["shortcode-attribute-unknown", "shortcode-invalid"]);
  });

  test("at most five are", () => {
    expect(expand("[year a b c d e f g]").findings).toHaveLength(5);
  });
});

test("needs are those of the shortcodes that are known and fit", () => {
  const text = parse("[price tgid=1] [price tgid=2] [price tgid=1] [price tgid=x] [[price tgid=3]] [year] [sic]");
  expect(mergeNeeds(listUses(text).map((use) => use.needs))).toEqual(need("products", [{ id: 1 }, { id: 2 }]));
});

describe("segments", () => {
  test("say what of the source they stand for", () => {
    const segments = expandToSegments("in [year][sic]").map(({ within: _within, ...segment }) => segment);
    expect(segments).toEqual([
      { kind: "verbatim", text: "in ", start: 0, end: 3 },
      { kind: "expanded", text: "2027", start: 3, end: 9 },
      { kind: "verbatim", text: "[sic]", start: 9, end: 14 },
    ]);
  });

  test("follow each other without gap, and what is verbatim is the source", () => {
    fc.assert(
      fc.property(editorText(), (source) => {
        const segments = expandToSegments(source);
        expect(segments.map(({ start, end }) => source.slice(start, end)).join("")).toBe(source);
        const verbatim = segments.filter(({ kind }) => kind === "verbatim");
        expect(verbatim.map(({ text }) => text)).toEqual(verbatim.map(({ start, end }) => source.slice(start, end)));
      }),
    );
  });

  test("an editor's brackets can always be written: doubled, every shortcode shows as typed", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("[year]", "[price tgid=1]", "[sic]", "[price tgid=“1” fallback='x']"),
        editorText(),
        (shortcode, before) => {
          const plain = before.replaceAll(/[[\]]/g, "");
          expect(expand(`${plain}[${shortcode}]`).text).toBe(`${plain}${shortcode}`);
        },
      ),
    );
  });
});
