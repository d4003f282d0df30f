import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { rooms } from "../../tests/support/test-files.ts";
import { media } from "./tokens.ts";

it("F16, J7: a phone is narrower than 768 px", () => {
  expect([media.phone, media.tablet]).toEqual(["(max-width: 767px)", "(min-width: 768px)"]);
});

it("F16: no style, picture or script has another border between phones and tablets", () => {
  const sources = rooms()
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => path.join(room, name)))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(name, "utf8"));
  const widths = sources.flatMap((source) => [...source.matchAll(/\((?:max|min)-width: (7\d\d(?:\.\d+)?)px\)/g)]);
  expect(new Set(widths.map(([, width]) => width))).toEqual(new Set(["767", "768"]));
});
