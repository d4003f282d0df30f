import { expect, it } from "vitest";
import { collectStyleSources } from "./module-cache.ts";

it("a sheet is cached with all that it imports", () => {
  const files: Readonly<Record<string, string>> = {
    "slices/A/A.css.ts": 'import { style } from "@vanilla-extract/css";\nimport { row } from "../B/B.css.ts";',
    "slices/B/B.css.ts": 'import { vars } from "../../ui/tokens.ts";',
    "ui/tokens.ts": "export const vars = 1;",
  };
  const found = collectStyleSources("slices/A/A.css.ts", new Map(), (file) => files[file] ?? "");
  expect([...found.keys()]).toEqual(Object.keys(files));
});
