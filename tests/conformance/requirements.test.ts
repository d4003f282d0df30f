import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  findCitations,
  findForeignDocuments,
  findOtherForms,
  findTitleCitations,
} from "../support/requirements/citations.ts";
import { readRequirements, readTexts, toProse } from "../support/requirements/read-texts.ts";
import { findMalformedRules, findUntestedRules, parseRules } from "../support/requirements/rules.ts";

const document = readRequirements();
const rules = parseRules(document);
const known = new Set(rules.map(({ id }) => id));
const texts = readTexts();
const prose = toProse(texts);
const titles = findTitleCitations(texts);

describe("docs/requirements.md", () => {
  it("has a line for each rule: its id, the rule and its folder", () => {
    expect(findMalformedRules(document)).toEqual([]);
    expect(rules.length).toBeGreaterThan(200);
  });

  it("has each id once", () => {
    expect(rules.length).toBe(known.size);
  });

  it("names folders that exist, unless a rule is not met yet", () => {
    const folders = rules.filter(({ isOpen }) => !isOpen).flatMap((rule) => rule.folders);
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it("has each rule that is cited", () => {
    const unknown = [...findCitations(prose), ...titles].filter(({ id }) => !known.has(id));
    expect(unknown).toEqual([]);
  });

  it("states the reason for each rule that no test cites", () => {
    expect(findUntestedRules(rules, titles)).toEqual([]);
  });
});

describe("comments and manuals", () => {
  it("cite rules in one form", () => {
    expect(findOtherForms(prose, known)).toEqual([]);
  });

  it("cite no document that is not in the repository", () => {
    expect(findForeignDocuments(prose)).toEqual([]);
  });
});

const folders = ["endpoints/sitemap", "text"];
const line = (text: string) => `- **B4** ${text} → \`endpoints/sitemap\`, \`text\``;

it.each([
  [line("Addresses have the host."), [{ id: "B4", isOpen: false, folders }], 0],
  [line("Addresses have the host. Not yet: some do not."), [{ id: "B4", isOpen: true, folders }], 0],
  [line("Addresses. Declined: nobody reads them."), [{ id: "B4", isOpen: true, folders }], 0],
  ["- **B4** Addresses have the host.", [], 1],
  ["- **Not yet** marks a rule.", [], 0],
])("the line %j has the rules %j", (text, parsed, malformed) => {
  expect([parseRules(text), findMalformedRules(text).length]).toEqual([parsed, malformed]);
});

it.each([
  ["a.ts", "// Returns it (H12).", ["H12"]],
  ["a.ts", "/** Both (H12, X13). */", ["H12", "X13"]],
  ["a.ts", 'const code = "(H12)";', []],
  ["a.md", "The manual (H12).", ["H12"]],
  ["a.md", "Code: `(H12)`", []],
])("in %s, %j cites %j", (path, text, cited) => {
  expect(findCitations(toProse(new Map([[path, text]]))).map(({ id }) => id)).toEqual(cited);
});

it.each([
  ["a.test.ts", 'it("H12, X13: is there", run);', ["H12", "X13"]],
  ["a.spec.tsx", 'test.each([["H12: one"]])("%s", run);', ["H12"]],
  ["a.test.ts", 'const type = "A1: Collection";', []],
  ["a.ts", 'const title = "H12: is there";', []],
])("in %s, titles of %j cite %j", (path, text, cited) => {
  expect(findTitleCitations(new Map([[path, text]])).map(({ id }) => id)).toEqual(cited);
});

it.each([
  ["// Returns it (row H12).", ["a.ts:1: H12"]],
  ["//\n// H12 says it.", ["a.ts:2: H12"]],
  ["// Returns it (H12), on an A4 sheet.", []],
  ["// `H12`, RH12 and H123", []],
])("the comment %j has the other forms %j", (text, found) => {
  expect(findOtherForms(toProse(new Map([["a.ts", text]])), new Set(["A4", "H12"]))).toEqual(found);
});

it.each([
  ["// As the specification says.", ["a.ts:1: specification"]],
  ["// See Design §5, by design.", ["a.ts:1: Design §"]],
  ["// An OpeningHoursSpecification.", []],
])("the comment %j names the foreign documents %j", (text, found) => {
  expect(findForeignDocuments(toProse(new Map([["a.ts", text]])))).toEqual(found);
});

it("a rule without a test is found, unless its line states why", () => {
  const [tested, untested, open] = [false, false, true].map((isOpen, index) => ({ id: `Z${index}`, isOpen, folders }));
  const all = [tested, untested, open].filter((rule) => rule !== undefined);
  expect(findUntestedRules(all, [{ id: "Z0", at: "a.test.ts:1" }])).toEqual(["Z1"]);
});
