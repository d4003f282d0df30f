import { expect, test } from "vitest";
import { need } from "../../catalog/snapshot/needs.ts";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testCollection } from "../../tests/support/test-collection.ts";
import { collection } from "./index.ts";

const known = [testCollection({ id: 7, name: "Colosseum tickets" }), testCollection({ id: 9, name: "" })];
const found = { collections: known.map((one) => [{ id: one.id }, one] as const) };

test.each([
  ["[collection id=7]", "Colosseum tickets"],
  ["[collection id=8]", "\nshortcode-no-data"],
  ["[collection id=9 fallback=Tickets]", "Tickets\nshortcode-no-data"],
  ["[collection]", "\nshortcode-invalid"],
  ["[collection id='7 8']", "\nshortcode-invalid"],
])("%s", (source, expected) => {
  expect(expandShortcode(collection, source, { found })).toBe(expected);
});

test("needs the collection it names", () => {
  expect(collection.parse({ id: "7" }).use?.needs).toEqual(need("collections", [{ id: 7 }]));
});
