import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { readRequirements } from "../support/requirements/read-texts.ts";
import { parseRules } from "../support/requirements/rules.ts";
import { excused, studioRule } from "./excused.ts";
import type { Facts } from "./facts.ts";
import { listAt } from "./list-at.ts";
import type { Visited } from "./row.ts";
import { scriptedRows } from "./scripted.ts";
import { tables } from "./tables.ts";
import { unmet } from "./unmet.ts";
import { missed } from "./walk.ts";

const rules = parseRules(readRequirements()).map(({ id }) => id);
const rows = tables.flat();
const { document } = new JSDOM("").window;
const nothing: Visited = { status: 0, headers: new Map(), body: "", document, calls: [] };
const page: Visited = { ...nothing, status: 204, document: new JSDOM("<main><p>Text</p></main>").window.document };

/** Services that say the same of everything, or nothing. */
const says = (texts: readonly string[]): Facts => ({ provider: async () => texts, content: async () => texts });

describe("the walk of the rows", () => {
  it("has each row in a table, or states once why it has no page", () => {
    const walked = new Set([...rows, ...scriptedRows, ...unmet].map(({ id }) => id));
    const without = excused.flatMap(({ ids }) => ids);
    expect(rules.filter((id) => !walked.has(id) && !without.includes(id) && !studioRule.test(id))).toEqual([]);
    expect(without.filter((id, index) => walked.has(id) || without.indexOf(id) !== index)).toEqual([]);
    expect([...walked, ...without].filter((id) => !rules.includes(id))).toEqual([]);
  });

  it("has something to find for each row", () => {
    expect(rows.filter(({ checks }) => checks.length === 0)).toEqual([]);
    expect(rows.length).toBeGreaterThan(100);
  });

  it.each([
    ["an empty page", nothing],
    ["a page of a text", page],
  ])("finds nothing on %s", async (_, visited) => {
    const found = await Promise.all(
      rows.flatMap(({ id, checks }) =>
        checks.map(async (check) =>
          (await missed(check, visited, says(["10"]))) === "" ? [`${id}: ${check.looksFor}`] : [],
        ),
      ),
    );
    expect(found.flat()).toEqual([]);
  });

  it("finds nothing where a service has no such text", async () => {
    const reading = rows.flatMap(({ checks }) => checks.filter(({ expected }) => expected !== undefined));
    const results = await Promise.all(reading.map((check) => missed(check, page, says([]))));
    expect(reading.length).toBeGreaterThan(10);
    expect(results.filter((result) => !result.endsWith("the service has no such text"))).toEqual([]);
  });
});

it.each([
  ["*.a", [1, 2]],
  ["0.a", [1]],
  ["0.b.c", []],
])("at %j of JSON are %j", (path, values) => {
  expect(listAt([{ a: 1 }, { a: 2 }], path)).toEqual(values);
});
