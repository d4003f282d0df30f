import { describe, expect, it } from "vitest";
import { contrast } from "../theme/contrast.ts";
import { posterPalettes } from "./poster-palettes.ts";

describe("posterPalettes", () => {
  it.each(posterPalettes)("$ink is legible on $ground", ({ ink, ground }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
  });
});
