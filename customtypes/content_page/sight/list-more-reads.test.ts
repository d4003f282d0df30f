import { expect, it } from "vitest";
import { listMoreReads } from "./list-more-reads.ts";

const pages = ["a", "b", "c", "d", "e"].map((path) => ({ path }));

it.each([
  ["b", 5, "dea"],
  ["e", 5, "bcd"],
  ["a", 3, "cb"],
  ["a", 1, ""],
  ["elsewhere", 5, "abc"],
])("D18: page %s of %i leads to %s", (own, count, expected) => {
  expect(
    listMoreReads(pages.slice(0, count), own)
      .map(({ path }) => path)
      .join(""),
  ).toBe(expected);
});
