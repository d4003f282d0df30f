import { describe, expect, it } from "vitest";
import { toPage } from "./ranking-answer.ts";

const query = new URLSearchParams("language=DE&limit=10&ids[]=1,2");

function page(limit: number, offset: number, total = 25) {
  const { nextOffset, nextUrl, prevUrl } = toPage({ path: "/list/", query, limit, offset, total });
  return [nextOffset, nextUrl, prevUrl];
}

const at = (limit: number, offset: number) => `/list/?language=DE&limit=${limit}&ids%5B%5D=1%2C2&offset=${offset}`;

describe("links to other pages repeat the question", () => {
  it.each([
    ["the first", 10, 0, [10, at(10, 10), null]],
    ["the second", 10, 10, [20, at(10, 20), at(10, 0)]],
    ["the last", 10, 20, [null, null, at(10, 10)]],
    ["one that ends with the list", 5, 20, [null, null, at(5, 15)]],
    ["between two pages", 10, 3, [13, at(10, 13), at(10, 0)]],
    ["after the end: back to the last that has something", 10, 9000, [null, null, at(10, 15)]],
  ])("%s", (_which, limit, offset, expected) => {
    expect(page(limit, offset)).toEqual(expected);
  });

  it("a list of nothing has no others", () => {
    expect(page(10, 0, 0)).toEqual([null, null, null]);
    expect(page(10, 30, 0)).toEqual([null, null, at(10, 0)]);
  });
});
