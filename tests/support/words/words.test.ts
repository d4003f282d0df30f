import { describe, expect, test } from "vitest";
import { findLongSentences } from "./find-long-sentences.ts";
import { findNames } from "./find-names.ts";
import { findOpenings } from "./find-openings.ts";
import { findProseSpellings } from "./find-spellings.ts";
import { findWords } from "./find-words.ts";
import { proseIn } from "./prose.ts";

const words = (source: string, path = "room/file.tsx") =>
  findWords(path, proseIn(path, source)).map(({ text }) => text.replaceAll(/\s+/gu, " "));

const openings = (source: string) => findOpenings(proseIn("file.ts", source)).map(({ offset }) => offset);

const names = (source: string) => findNames("file.ts", source).map(({ text, hint }) => `${text}: ${hint}`);

const spellings = (source: string) =>
  findProseSpellings(proseIn("file.ts", source)).map(({ text, hint }) => `${text}: ${hint}`);

const sentences = (source: string) => findLongSentences(proseIn("file.ts", source)).map(({ hint }) => hint);

const twenty = Array.from({ length: 20 }, (_, index) => `word${index}`).join(" ");

describe("the prose of a file", () => {
  test("is as long as the file, with each comment at its offset and code covered", () => {
    expect(proseIn("file.ts", "a(1); // one\n/** 😀 `b c` */")).toBe("█████    one\n    😀 `````   ");
  });

  test("has no directive of a tool", () => {
    expect(proseIn("file.ts", "// oxlint-disable-next-line keep\n/// <reference path='kept.d.ts' />").trim()).toMatch(
      /^█[█\s]+█$/u,
    );
  });
});

describe("refused words", () => {
  test("are found in each kind of comment, in order and in any case", () => {
    expect(words("// Kept.\nlet x; /* it gives */\n/**\n * Mends.\n */\nconst y = <b>{/* asked */}</b>;")).toEqual([
      "Kept",
      "gives",
      "Mends",
      "asked",
    ]);
  });

  test("are found across the lines of a comment", () => {
    expect(words("// What is left\n// out.\n/**\n * What they leave\n * out.\n */")).toEqual(["left out", "leave out"]);
  });

  test("are words of comments alone, not code, text or other words", () => {
    expect(words('const kept = "kept"; // `kept`, withdrawn, a task, keep-alive, a question and its answer')).toEqual(
      [],
    );
    expect(words("// left\nkeep(); // out")).toEqual([]);
  });

  test("may name what draws pictures", () => {
    expect(words("// Draws a tile.", "embedded/media/tile.ts")).toEqual([]);
    expect(words("// Draws a tile.", "ui/tile.ts")).toEqual(["Draws"]);
  });

  test("cite no document that is not in the repository, and rules in one form", () => {
    expect(words("// (specification, §7) and Design §5, (rows X1 and X4), (X1), RFC 9110 §7.2, by design")).toEqual([
      "specification",
      "Design §5",
      "rows X1",
    ]);
  });

  test("say what to write instead", () => {
    expect(findWords("file.ts", proseIn("file.ts", "// told"))).toEqual([
      { offset: 3, text: "told", hint: "say notified" },
    ]);
  });
});

describe("refused phrases", () => {
  test.each([
    ["// It is no page.", ["is no"]],
    ["// There is no page, and there\n// are none.", ["There is no", "there are none"]],
    ["/** For what\n * are no pages. */", ["are no"]],
    ["// The site has none, and others have none.", ["has none", "have none"]],
    ["// A host of its own, of their own.", ["of its own", "of their own"]],
    ["// As far as it is known.", ["As far as"]],
    ["// For whoever waits: it says so.", ["whoever", "says so"]],
  ])("are found: %s", (source, found) => expect(words(source)).toEqual(found));

  test.each(["// It is no longer there, and is no more than one.", "// Its own host says something."])(
    "are not ordinary words: %s",
    (source) => expect(words(source)).toEqual([]),
  );
});

describe("openings", () => {
  test.each([
    ["// What a page has.", [3]],
    ["/** What a page has. */", [4]],
    ["/**\n * Returns it. What is missing is not there.\n */", [19]],
    ["/**\n * One.\n *\n * - What follows.\n */", [20]],
  ])("with What are found: %s", (source, found) => expect(openings(source)).toEqual(found));

  test.each(["// Returns what a page has. Whatever.", "// `What`", 'const text = "What is it?";', "// What’s new"])(
    "are not other places: %s",
    (source) => expect(openings(source)).toEqual([]),
  );
});

describe("refused names", () => {
  test.each([
    ["export function placeOf(page: Page) {}", ["placeOf: begin with a verb"]],
    ["const hostOf = (uid: string) => uid;", ["hostOf: begin with a verb"]],
    ["export function cityOfPage(page: Page) {}", ["cityOfPage: begin with a verb"]],
    ["function outer() { function inner() {} const partOf = function () {}; }", ["partOf: begin with a verb"]],
    [
      "export const mostItems = 3; const longest = 5 * 60;",
      ["mostItems: begin with max or min", "longest: begin with max or min"],
    ],
    ["interface Limits { readonly mostBytes: number }", ["mostBytes: begin with max or min"]],
  ])("are found: %s", (source, found) => expect(names(source)).toEqual(found));

  test.each([
    "function isOneOf() {}",
    "function isOfPage() {} function warnOfUpstreams() {} function toDayOfWeek() {}",
    "const photosOf = 3;",
    'const mostRelevant = { value: "most-relevant" };',
    "const longest = Math.max(1, 2); const mostly = 1;",
    "interface Texts { readonly mostRead: string }",
  ])("are not other names: %s", (source) => expect(names(source)).toEqual([]));
});

describe("British spellings", () => {
  test.each([
    ["// The colour of a neighbour", ["colour: write color", "neighbour: write neighbor"]],
    ["// Normalised, 3 kilometres", ["Normalised: write Normalized", "kilometres: write kilometers"]],
    ["// Programmes, labelled", ["Programmes: write Programs", "labelled: write labeled"]],
  ])("are found in comments: %s", (source, found) => expect(spellings(source)).toEqual(found));

  test("are found in names that are declared", () => {
    expect(names("function colourOf2() {} interface Behaviour {} const heightMetres = 3;")).toEqual([
      "colourOf2: write colorOf2",
      "Behaviour: write Behavior",
      "heightMetres: write heightMeters",
    ]);
  });

  test.each([
    '// `colour`, the label "Authorised reseller", aria-labelledby, a theatre, a traveller who cancelled',
    "// Programmed, fulfilled, analyses, a license, organism",
    'const text = "colour"; const { colour } = wire;',
  ])("are not other words: %s", (source) => expect([...spellings(source), ...names(source)]).toEqual([]));
});

describe("sentences", () => {
  test("of more than twenty words are found", () => {
    expect(sentences(`// ${twenty} more.`)).toEqual(["write at most 20 words, not 21"]);
    expect(sentences(`/** ${twenty}\n * \`code\`. */`)).toEqual(["write at most 20 words, not 21"]);
  });

  test("end at a full stop, a blank line, a list item and at code", () => {
    expect(sentences(`// ${twenty}.\n// Two.`)).toEqual([]);
    expect(sentences(`/**\n * ${twenty}\n *\n * two\n * - three\n */`)).toEqual([]);
    expect(sentences(`x(/* ${twenty} */) // two`)).toEqual([]);
  });

  test("count code in backticks as one word", () => {
    expect(sentences(`// ${twenty.replace("word0", "`a code of many words`")}.`)).toEqual([]);
  });
});
