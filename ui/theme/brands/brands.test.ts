import { describe, expect, it } from "vitest";
import * as attraction from "./attraction.css.ts";
import * as flagship from "./flagship.css.ts";
import * as theatre from "./theatre.css.ts";
import { contrast } from "../../../tests/support/contrast.ts";

const brands = { flagship, attraction, theatre };
const grounds = ["ground", "groundTinted", "surface"] as const;
const texts = ["ink", "inkSoft", "action", "actionHover", "saving", "assurance", "scarcity"] as const;
const controls = ["control", "focus"] as const;

describe("contrast", () => {
  it("of black on white is 21, of a colour on itself 1, of mid grey on white 4.54", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#2340c4", "#2340c4")).toBe(1);
    expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  });
});

describe.each(Object.entries(brands))("%s", (_, { palette }) => {
  describe.each(grounds)("on %s", (ground) => {
    it.each(texts)("%s is legible as text", (text) => {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
    });
    it.each(controls)("%s is distinguishable", (control) => {
      expect(contrast(palette[control], palette[ground])).toBeGreaterThanOrEqual(3);
    });
  });

  it.each(["action", "actionHover"] as const)("actionInk is legible on %s", (fill) => {
    expect(contrast(palette.actionInk, palette[fill])).toBeGreaterThanOrEqual(4.5);
  });

  // Badges on pictures and sold-out stamps are ground on ink.
  it("ground is legible on ink", () => {
    expect(contrast(palette.ground, palette.ink)).toBeGreaterThanOrEqual(7);
  });
});
