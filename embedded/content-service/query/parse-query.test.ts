import { filter } from "@prismicio/client";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Cursor } from "./cursor.ts";
import { parseQuery } from "./parse-query.ts";

/** Pieces that make inputs that are nearly queries. */
const piece = fc.constantFrom(
  "[",
  "]",
  "[[",
  "]]",
  "(",
  ")",
  ",",
  '"',
  "\\",
  '\\"',
  "at",
  "document.id",
  "my.page.x",
  ":d = ",
  "1",
  "-",
  "true",
  " ",
  "\n",
  "é",
);
const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
);

test("one predicate", () => {
  expect(parseQuery('[[at(document.type, "page")]]')).toMatchObject([
    { operator: "at", path: { kind: "document", name: "type" }, values: ["page"], offset: 5 },
  ]);
});

test("several predicates, of every kind of value, with the legacy prefix", () => {
  const parsed = parseQuery('[[:d = any(my.page.n, [1, -2.5, "a"]) ] [has(my.page.cards.title)][at(my.page.b,true)]]');
  expect(parsed).toMatchObject([
    { operator: "any", path: { kind: "field", type: "page", path: ["n"] }, values: [[1, -2.5, "a"]] },
    { operator: "has", path: { kind: "field", type: "page", path: ["cards", "title"] }, values: [] },
    { operator: "at", values: [true] },
  ]);
});

test.each([
  ["", "expected '[', found the end", 1, 1],
  ["[]", "expected '['", 1, 2],
  ["[[at(document.id, 'a')]]", "expected a text in quotes, a number, true or false", 1, 19],
  ["[[at(document.id, [[1]])]]", "expected a text in quotes", 1, 20],
  ['[[at(document.id,\n"a")]', "expected '[', found the end", 2, 6],
  ['[[at(document.id, "a")]] x', "expected the end of the query", 1, 26],
  ["[[constructor(document.id)]]", "unexpected predicate 'constructor'", 1, 3],
  ["[[has(document)]]", "unexpected field 'document'", 1, 7],
  ["[[has(my.page)]]", "unexpected field 'my.page'", 1, 7],
  ['[[number.gt(my.page.n, "1")]]', "unexpected arguments, of which it takes 1", 1, 13],
  ['[[date.after(my.page.d, "soon")]]', "unexpected arguments", 1, 14],
])("%j: %s", (query, message, line, column) => {
  expect(parseQuery(query)).toMatchObject({ kind: "problem", message: expect.stringContaining(message), line, column });
});

describe("any input", () => {
  test("gives predicates or a problem within the input, and never throws", () => {
    fc.assert(
      fc.property(hostile, (query) => {
        const parsed = parseQuery(query);
        if ("kind" in parsed) expect(parsed.line).toBeLessThanOrEqual(query.split("\n").length);
        else expect(parsed.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  test("is read in one step per character at most", () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 200 }), (query, times) => {
        const cursor = new Cursor(query.repeat(times));
        parseQuery(cursor.source, cursor);
        expect(cursor.steps).toBeLessThanOrEqual(cursor.source.length);
      }),
    );
  });

  test("of the client's is one predicate with the very value, unless that ends in a backslash", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), (value) => {
        const parsed = parseQuery(`[${filter.at("my.page.uid", value)}]`);
        if (value.endsWith("\\")) expect(parsed).toHaveProperty("kind", "problem");
        else expect(parsed).toMatchObject([{ operator: "at", values: [value] }]);
      }),
      { numRuns: 1000 },
    );
  });
});
