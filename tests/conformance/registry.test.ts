import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { registrySource } from "../../scripts/registry-source.ts";

/** Slice Machine, the Prismic CLI and `npm run registry` write the same file, each with its own header, indentation and last comma. */
const essence = (source: string) =>
  source
    .replace(/^\/\/.*$/gm, "")
    .replace(/,(?=\s*\})/g, "")
    .replace(/\s+/g, " ")
    .trim();

it("slices/index.ts is what the folders beside it say (npm run registry writes it anew)", () => {
  const file = readFileSync(new URL("../../slices/index.ts", import.meta.url), "utf8");
  expect(essence(file)).toBe(essence(registrySource()));
});
