import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");

/** Counts the members that an interface declares itself: `interface A { readonly b: C; }` → 1. */
function countMembers(file: string, name: string): number {
  const source = readFileSync(path.join(root, file), "utf8");
  const [, body = ""] = new RegExp(`^export interface ${name}\\b[^{]*\\{\\n(.*?)^\\}`, "ms").exec(source) ?? [];
  return [...body.matchAll(/^ {2}readonly \w+/gm)].length;
}

const facts = countMembers("renderer/contracts/page-context.ts", "PageFacts");
const part = countMembers("renderer/contracts/part.ts", "PartSpec");

it.each([
  ["PageContext", facts + countMembers("renderer/contracts/page-context.ts", "PageContext"), 20],
  ["SliceSpec", part + countMembers("renderer/define/define-slice.tsx", "SliceSpec"), 10],
  ["Ports", countMembers("renderer/contracts/ports.ts", "Ports"), 12],
])("%s has %d members, of %d that it may have", (_name, count, max) => {
  expect(count).toBeGreaterThan(5);
  expect(count).toBeLessThanOrEqual(max);
});

it("app/_composition has at most 15 files besides tests", () => {
  const files = readdirSync(path.join(root, "app/_composition")).filter((name) => !name.includes(".test."));
  expect(files.length).toBeLessThanOrEqual(15);
});
