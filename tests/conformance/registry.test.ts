import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { registrySource } from "../../scripts/registry-source.ts";

describe("slices/index.ts", () => {
  it("is what the folders beside it say (npm run registry writes it)", () => {
    const file = new URL("../../slices/index.ts", import.meta.url);
    expect(readFileSync(file, "utf8")).toBe(registrySource());
  });
});
