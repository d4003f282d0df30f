import { expect, it } from "vitest";
import { bytesIn, differingParts } from "./page-bytes.ts";

const page = { html: 20_000, styles: 7_000, script: 1_600 };

it.each([
  [{}, []],
  [{ html: 20_064, styles: 6_936 }, []],
  [{ html: 20_065 }, ["html"]],
  [{ styles: 6_935, script: 1_700 }, ["styles", "script"]],
])("X10: a page with %j of another differs in %j", (changes, expected) => {
  expect(differingParts(page, { ...page, ...changes })).toEqual(expected);
});

it("X10: the styles of a slice that a page does not show count", () => {
  const html = (styles: string) => `<style>${styles}</style><h1>Rome</h1>`;
  const rules = Array.from({ length: 40 }, (_, number) => `.a${number}{inset:${number * 7}px}`).join("");
  expect(differingParts(bytesIn(html("")), bytesIn(html(rules)))).toEqual(["html", "styles"]);
});
