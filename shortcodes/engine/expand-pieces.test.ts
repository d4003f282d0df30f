import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { need } from "../../catalog/needs.ts";
import { createSnapshot } from "../../catalog/snapshot.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { editorText } from "../../tests/support/editor-text.ts";
import { defineShortcode } from "./define-shortcode.ts";
import type { ExpandContext } from "./expand-context.ts";
import { expandPieces, type Piece } from "./expand-pieces.ts";
import { expandText } from "./expand-text.ts";
import type { Finding } from "./finding.ts";
import { parseText } from "./parse-text.ts";
import { productIdAttribute } from "./product-id-attribute.ts";
import { shortcodeNeeds } from "./shortcode-needs.ts";

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

const registry = new Map([price, year].map((definition) => [definition.name, definition]));

const context: ExpandContext = {
  market: { locale: locales.en, currency: "EUR" },
  snapshot: createSnapshot({}, 0, new Set()),
  pageProducts: [],
  t: createLocaleTranslator(locales.en),
  now: 2027,
};

function piecesOf(source: string): readonly Piece[] {
  return expandPieces(parseText(source), registry, context, () => {});
}

function expand(source: string): { text: string; findings: Finding[] } {
  const findings: Finding[] = [];
  const text = expandText(parseText(source), registry, context, (finding) => findings.push(finding));
  return { text, findings };
}

describe("D33: shortcodes expand", () => {
  test.each([
    ["In [year] from [price tgid=5]!", "In 2027 from €5!"],
    ["[[year]] [year]", "[year] 2027"],
    ["[year unheard-of]", "2027"],
    ["no shortcode at all", "no shortcode at all"],
    ["", ""],
  ])("%s", (source, text) => {
    expect(expand(source)).toEqual({ text, findings: [] });
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
    ["[Price tgid=1]", "[price]"],
    ["[yaer]", "[year]"],
  ])("%s is asked back", (source, meant) => {
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

test("needs are those of the shortcodes that are known and fit", () => {
  const text = parseText("[price tgid=1] [price tgid=2] [price tgid=1] [price tgid=x] [[price tgid=3]] [year] [sic]");
  expect(shortcodeNeeds(text, registry)).toEqual(need("products", [{ id: 1 }, { id: 2 }]));
});

describe("pieces", () => {
  test("say what of the source they stand for", () => {
    expect(piecesOf("in [year][sic]")).toEqual([
      { kind: "verbatim", text: "in ", start: 0, end: 3 },
      { kind: "expanded", text: "2027", start: 3, end: 9 },
      { kind: "verbatim", text: "[sic]", start: 9, end: 14 },
    ]);
  });

  test("follow each other without gap, and what is verbatim is the source", () => {
    fc.assert(
      fc.property(editorText(), (source) => {
        const pieces = piecesOf(source);
        expect(pieces.map(({ start, end }) => source.slice(start, end)).join("")).toBe(source);
        for (const { kind, text, start, end } of pieces) {
          if (kind === "verbatim") expect(text).toBe(source.slice(start, end));
        }
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
