import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hostListSource } from "../../scripts/host-list-source.ts";
import { registrySource } from "../../scripts/registry-source.ts";

/** Slice Machine, the Prismic CLI and `npm run registry` write the same file, each with its own header, indentation and last comma. */
const essence = (source: string) =>
  source
    .replace(/^\/\/.*$/gm, "")
    .replace(/,(?=\s*[}\]])/g, "")
    .replace(/\s+/g, " ")
    .replace(/\[ | \]/g, (bracket) => bracket.trim())
    .trim();

it.each([
  ["slices/index.ts", registrySource()],
  ["hosts/index.ts", hostListSource()],
])("%s lists the files beside it (npm run registry writes it)", (path, source) => {
  const file = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  expect(essence(file)).toBe(essence(source));
});
