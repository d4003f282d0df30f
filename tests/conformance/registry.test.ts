import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generatedFiles } from "../../scripts/generated-files.ts";

/** Slice Machine, the Prismic CLI and `npm run registry` differ in header, indentation and last comma. */
const essence = (source: string) =>
  source
    .replace(/^\/\/.*$/gm, "")
    .replace(/,(?=\s*[}\]])/g, "")
    .replace(/\s+/g, " ")
    .replace(/\[ | \]/g, (bracket) => bracket.trim())
    .trim();

const lists = [...generatedFiles()].filter(([path]) => path !== "prismicio-types.d.ts");

test.each(lists)("%s lists the files beside it, as npm run registry writes it", (path, source) => {
  const file = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  expect(essence(file)).toBe(essence(source));
});
