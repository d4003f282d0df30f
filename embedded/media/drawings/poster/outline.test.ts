import { expect, test } from "vitest";
import { measure, outline } from "./outline.ts";

const fonts = ["abril-fatface", "bebas-neue", "limelight"] as const;

test.each(fonts)("%s: accents are drawn, rare ones too", (font) => {
  for (const [plain, accented] of [
    ["E", "É"],
    ["o", "ö"],
    ["S", "Ś"],
    ["o", "ő"],
    ["e", "ě"],
  ] as const) {
    expect(outline(accented, font, 100).d.length).toBeGreaterThan(outline(plain, font, 100).d.length);
  }
});

test.each(fonts)("%s: a line is as wide as it was measured", (font) => {
  expect(outline("Così è la notte", font, 120).width).toBeCloseTo(measure("Così è la notte", font) * 120);
});

test("a letter that no face has loses its accent, or is left out", () => {
  expect(outline("ạ", "limelight", 100).width).toBeGreaterThan(0);
  expect(outline("م", "limelight", 100)).toEqual({ d: "", width: 0 });
});
