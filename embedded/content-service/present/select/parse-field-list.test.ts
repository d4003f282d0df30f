import { expect, test } from "vitest";
import { parseFieldList } from "./parse-field-list.ts";

test.each([
  ["page.title", [{ type: "page", names: ["title"] }]],
  [
    "page.title, page.cards.name",
    [
      { type: "page", names: ["title"] },
      { type: "page", names: ["cards", "name"] },
    ],
  ],
  ["[page.__nonexistent-field__]", [{ type: "page", names: ["__nonexistent-field__"] }]],
  ["", []],
])("%s", (text, paths) => {
  expect(parseFieldList(text)).toEqual(paths);
});

test.each([
  ["page", 1],
  ["page.a,.b", 8],
  ["page.a..b", 1],
  ["page.a.b.c.d", 1],
])("%s is refused at column %i", (text, column) => {
  expect(parseFieldList(text)).toMatchObject({
    kind: "problem",
    column,
    message: expect.stringContaining("type.field"),
  });
});
