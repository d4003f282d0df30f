import { expect, test } from "vitest";
import { parseTransform } from "./transform.ts";

const parse = (query: string) => parseTransform(new URLSearchParams(query));

test("reads what imgix calls it, ignores what it does not know", () => {
  expect(parse("w=640&ar=16:10&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=1&q=60&auto=format,compress")).toEqual({
    w: 640,
    ar: 1.6,
    fit: "crop",
    "fp-x": 0.5,
    "fp-y": 1,
    q: 60,
  });
});

test("widths stop at 2400, quality is 75 unless it is given", () => {
  expect(parse("w=9999")).toEqual({ w: 2400, fit: "clip", q: 75 });
});

test.each([
  "w=0",
  "w=-1",
  "w=1.5",
  "w=abc",
  "w=",
  "w=1e3",
  "h=999999",
  "ar=16",
  "ar=0:1",
  "ar=1:0",
  "fp-x=2",
  "fp-y=x",
  "q=0",
  "q=101",
  "fit=stretch",
])("%s is refused, by name", (query) => {
  expect(parse(query)).toContain(query.split("=")[0]);
});
