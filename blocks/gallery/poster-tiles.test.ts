import { describe, expect, it } from "vitest";
import { contrast } from "../../tests/support/contrast.ts";
import { posterPalettes } from "./poster-tiles.ts";

describe("posterPalettes", () => {
  it.each(posterPalettes)("$ink is legible on $ground", ({ ink, ground }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
  });
});
