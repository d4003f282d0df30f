import * as fc from "fast-check";
import { expect, test } from "vitest";
import { everything, nothing } from "../../models/selection.ts";
import { parseGraphQuery } from "./parse-graph-query.ts";

const braces = (fields: Iterable<readonly [string, typeof everything]>) => ({ ...nothing, fields: new Map(fields) });

test("fields, fields of linked documents and all fields", () => {
  expect(parseGraphQuery("{page{title,guide{...on author{...authorFields}}}}")).toEqual(
    braces([
      [
        "page",
        braces([
          ["title", everything],
          ["guide", { ...nothing, on: new Map([["author", everything]]) }],
        ]),
      ],
    ]),
  );
});

test("a repeated name selects both", () => {
  expect(parseGraphQuery("{ a { b { x } b { y } ...aFields } }")).toEqual(
    braces([
      [
        "a",
        {
          ...braces([
            [
              "b",
              braces([
                ["x", everything],
                ["y", everything],
              ]),
            ],
          ]),
          all: true,
        },
      ],
    ]),
  );
});

test.each([
  ["", 1, "expected '{', found the end"],
  ["page", 1, "expected '{'"],
  ["{", 2, "expected the name of a field, found the end"],
  ["{}", 2, "expected the name of a field"],
  ["{a}}", 4, "expected the end of graphQuery"],
  ["{a(b)}", 3, "expected the name of a field"],
  ["{...}", 5, "expected 'on' or a name that ends with 'Fields'"],
  ["{...on}", 7, "expected a type"],
  ["{...on a b}", 10, "expected '{'"],
])("%s is wrong at column %i: %s", (source, column, message) => {
  expect(parseGraphQuery(source)).toMatchObject({
    kind: "problem",
    line: 1,
    column,
    message: expect.stringContaining(message),
  });
});

test("neither deep nor long ones are read", () => {
  expect(parseGraphQuery("{a".repeat(1000))).toMatchObject({
    kind: "problem",
    message: expect.stringContaining("deeper"),
  });
  expect(parseGraphQuery(`{${"a ".repeat(20_000)}}`)).toMatchObject({
    kind: "problem",
    message: expect.stringContaining("longer"),
  });
});

test("any text is read or refused, never thrown at", () => {
  const parts = fc.constantFrom("{", "}", "...", "on", "aFields", "a", " ", ",", "\n", "😀", ".", '"');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(parts).map((all) => all.join("")),
      ),
      (source) => {
        const parsed = parseGraphQuery(source);
        const isPlausible = "kind" in parsed ? parsed.column > 0 : /^[\s,]*\{[^]*\}[\s,]*$/.test(source);
        expect([source, isPlausible]).toEqual([source, true]);
      },
    ),
  );
});
