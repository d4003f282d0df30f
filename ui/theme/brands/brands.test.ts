import { readdirSync, statSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contrast, mix } from "../../../tests/support/contrast.ts";
import { colorNames, lowContrast } from "../../../tests/support/low-contrast.ts";
import type { Palette } from "./brand-values.ts";
import { sites } from "../../../hosts/index.ts";
import { getBrand } from "./index.ts";
import { paper } from "./paper.ts";
import { palette as flagship } from "./tessera.css.ts";

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".css.ts"))
  .map((file) => file.replace(".css.ts", ""));

const isPalette = (input: unknown): input is Palette =>
  v.is(v.record(v.string(), v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/))), input) &&
  colorNames.every((name) => name in input);
const brandModule = v.object({ palette: v.custom<Palette>(isPalette, "has no palette of six-digit hex colours") });

describe("contrast", () => {
  it("of black on white is 21, of a color on itself 1, of mid gray on white 4.54", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#2340c4", "#2340c4")).toBe(1);
    expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  });

  it("a quarter of red with blue is #4000bf", () => {
    expect(mix("#ff0000", "#0000ff", 0.25)).toBe("#4000bf");
  });
});

describe("every brand of the folder", () => {
  it("is that of a host, and every host has one", () => {
    expect(sites.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it("differs from all others in its colors, its mark and what it announces", () => {
    const brands = sites.map(getBrand);
    expect(new Set(brands.map(({ icon }) => icon.mark)).size).toBe(names.length);
    expect(new Set(brands.map(({ icon }) => icon.ground)).size).toBe(names.length);
    expect(new Set(brands.map(({ themeColor }) => themeColor)).size).toBe(names.length);
  });

  it.each(sites)("$name: the fonts that its pages preload are there, and weigh 60 kB together at most", (site) => {
    const sizes = getBrand(site).fonts.map((file) => statSync(`public${file}`).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  });

  it.each(names)("%s: texts, controls and X6: seats of each price are seen on every ground", async (name) => {
    const { palette } = v.parse(brandModule, await import(`./${name}.css.ts`));
    expect(lowContrast(palette)).toEqual([]);
  });
});

it("X6: a dark brand on paper is legible, with its seats", () => {
  expect(lowContrast(paper)).toEqual([]);
});

describe("a palette with too little contrast says which color to change", () => {
  it.each<[string, Partial<Palette>, RegExp]>([
    ["text", { inkSoft: "#9a948b" }, /^inkSoft #9a948b on ground #fdfbf7 has a contrast of 2\.\d\d, and needs 4\.5/],
    ["a control", { control: "#cccccc" }, /^control #cccccc on ground .+ needs 3/],
    ["the text of a button", { actionInk: "#2340c4" }, /^actionInk #2340c4 on action #2340c4 has a contrast of 1\.00/],
    ["text on a hovered button", { actionHover: "#ffffff" }, /^actionInk .+ on actionHover/],
    ["a cheap seat", { action: "#6080d0" }, /^the cheapest seat #\w+ on surface #ffffff has a contrast of 2\.\d\d/],
  ])("%s", (_name, colors, message) => {
    expect(lowContrast({ ...flagship, ...colors })).toContainEqual(expect.stringMatching(message));
  });
});
