import { filter } from "@prismicio/client";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Cursor } from "./cursor.ts";
import { parseQuery } from "./parse-query.ts";

/** Fragments that combine to near-valid queries. */
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
  "similar",
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

test("a query in brackets of its own, which older clients put brackets around", () => {
  const inner = '[at(document.type, "page")][has(my.page.title)]';
  const operators = (query: string) => {
    const parsed = parseQuery(query);
    return "kind" in parsed ? parsed.message : parsed.map(({ operator }) => operator);
  };
  expect(operators(`[[${inner}]]`)).toEqual(["at", "has"]);
  expect(operators(`[[${inner}][missing(my.page.note)]]`)).toEqual(["at", "has", "missing"]);
  expect(operators("[]")).toEqual([]);
  expect(operators(`[[[${inner}]]]`)).toContain("expected the name of a predicate");
});

test("several predicates, of every kind of value, with the legacy prefix", () => {
  const parsed = parseQuery('[[:d = any(my.page.n, [1, -2.5, "a"]) ] [has(my.page.cards.title)][at(my.page.b,true)]]');
  expect(parsed).toMatchObject([
    { operator: "any", path: { kind: "field", type: "page", path: ["n"] }, values: [[1, -2.5, "a"]] },
    { operator: "has", path: { kind: "field", type: "page", path: ["cards", "title"] }, values: [] },
    { operator: "at", values: [true] },
  ]);
});

test("a predicate without a path", () => {
  expect(parseQuery('[[similar("Za", 10)]]')).toMatchObject([{ operator: "similar", values: ["Za", 10] }]);
});

test.each([
  ['[[date.month(my.page.d, "MAY")]]', ["MAY"]],
  ['[[date.day-of-week-after(my.page.d, "mon")]]', ["mon"]],
  ["[[date.hour-before(my.page.d, 0)]]", [0]],
  ["[[date.year(document.first_publication_date, 2026)]]", [2026]],
  [
    '[[date.between(my.page.d, 1767225600000, "2026-05-01T00:00:00+0200")]]',
    [1767225600000, "2026-05-01T00:00:00+0200"],
  ],
  ['[[at(document.lang, "de-de")]]', ["de-de"]],
])("%s", (query, values) => {
  expect(parseQuery(query)).toMatchObject([{ values }]);
});

test.each([
  [`[[any(my.page.n, [${"1,".repeat(500)}1])]]`, "a list of more than 500 values"],
  [`[${"[has(my.page.n)]".repeat(101)}]`, "more than 100 predicates"],
  [`[[at(my.page.n, "${"x".repeat(40_000)}")]]`, "the query is longer than 32768 characters"],
])("a query that is too much is refused", (query, message) => {
  expect(parseQuery(query)).toMatchObject({ kind: "problem", message: expect.stringContaining(message) });
});

test.each([
  ["", "expected '[', found the end", 1, 1],
  ["[x]", "expected '['", 1, 2],
  ["[[at(document.id, 'a')]]", "expected a text in quotes, a number, true or false", 1, 19],
  ["[[at(document.id, [[1]])]]", "expected a text in quotes", 1, 20],
  ['[[at(document.id,\n"a")]', "expected '[', found the end", 2, 6],
  ['[[at(document.id, "a")]] x', "expected the end of the query", 1, 26],
  ["[[constructor(document.id)]]", "unexpected predicate 'constructor'", 1, 3],
  ["[[has(document)]]", "unexpected field 'document'", 1, 7],
  ["[[has(my.page)]]", "unexpected field 'my.page'", 1, 7],
  ['[[number.gt(my.page.n, "1")]]', "unexpected argument 1, which must be a number", 1, 13],
  ['[[date.after(my.page.d, "soon")]]', "unexpected argument 1, which must be an ISO date", 1, 14],
  ['[[date.month(my.page.d, "Smarch")]]', "must be the number or name of a month", 1, 14],
  ["[[date.day-of-week(my.page.d, 8)]]", "must be the number or name of a day of week", 1, 20],
  ["[[geopoint.near(my.page.p, 1, 2)]]", "unexpected arguments, of which it takes 3", 1, 17],
  ['[[similar("Za", 0)]]', "unexpected argument 2, which must be a whole number from 1", 1, 3],
  ['[[fulltext(document.tags, "a")]]', "unexpected field 'document.tags'", 1, 12],
  ["[[number.gt(my.page.uid, 1)]]", "unexpected field 'my.page.uid'", 1, 13],
  ['[[at(document, "a")]]', "unexpected field 'document'", 1, 6],
])("%j: %s", (query, message, line, column) => {
  expect(parseQuery(query)).toMatchObject({ kind: "problem", message: expect.stringContaining(message), line, column });
});

describe("any input", () => {
  test("returns predicates or a problem within the input, and never throws", () => {
    fc.assert(
      fc.property(hostile, (query) => {
        const parsed = parseQuery(query);
        const isEmptyList = /^[\s[\]]+$/.test(query);
        const isPlausible =
          "kind" in parsed ? parsed.line <= query.split("\n").length : parsed.length > 0 || isEmptyList;
        expect([query, isPlausible]).toEqual([query, true]);
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
        const isUnclosed = value.endsWith("\\");
        expect(parsed).toMatchObject(isUnclosed ? { kind: "problem" } : [{ operator: "at", values: [value] }]);
      }),
      { numRuns: 1000 },
    );
  });

  test("of the client's in a list is those very values or a problem: it never ends its text too soon", () => {
    const value = fc.oneof(
      hostile,
      hostile.map((text) => `${text}\\`),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (values) => {
        const parsed = parseQuery(`[${filter.any("document.tags", values)}]`);
        const isUnclosed = values.some((one) => one.endsWith("\\"));
        expect(parsed).toMatchObject(isUnclosed ? { kind: "problem" } : [{ operator: "any", values: [values] }]);
      }),
      { numRuns: 1000 },
    );
  });
});
