import { expect, it } from "vitest";
import { type KeyedItems, matchKeys, noItems } from "./match-keys.ts";

const [a, b, c] = [{ text: "a" }, { text: "b" }, { text: "c" }];
const known = matchKeys(noItems, [a, b, c]);

it.each<[string, KeyedItems["items"], readonly number[]]>([
  ["is moved", [c, a, b], [2, 0, 1]],
  ["is removed", [a, c], [0, 2]],
  ["is added", [a, b, c, {}], [0, 1, 2, 3]],
  ["is copied", [a, { ...a }, b, c], [0, 3, 1, 2]],
  ["is typed in", [a, { text: "b!" }, c], [0, 1, 2]],
  ["is moved by somebody else", [{ text: "b" }, { text: "a" }, { text: "c" }], [1, 0, 2]],
  ["is typed in, and another one is removed", [{ text: "a!" }, c], [0, 2]],
])("W100: where an item %s, each keeps its key", (_case, items, keys) => {
  expect(matchKeys(known, items).keys).toEqual(keys);
});

it("W100: a key is never used again", () => {
  expect(matchKeys(matchKeys(known, [a]), [a, {}]).keys).toEqual([0, 3]);
});
