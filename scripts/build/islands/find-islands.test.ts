import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findIslands } from "./find-islands.ts";

function project(...files: readonly string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), "islands-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), "");
  }
  return root;
}

it("finds islands in every room by their file names", () => {
  const files = [
    "slices/Map/Map.client.tsx",
    "ui/shell/Menu.enhance.ts",
    "slices/Map/Map.client.test.tsx",
    "ui/Menu.ts",
  ];
  expect(findIslands(project(...files))).toEqual([
    { name: "Map/Map", file: "slices/Map/Map.client.tsx", kind: "react" },
    { name: "shell/Menu", file: "ui/shell/Menu.enhance.ts", kind: "enhancer" },
  ]);
});

it("omits what Next runs, and what is no part of the site", () => {
  const elsewhere = [
    "preview/tools/A.client.tsx",
    "node_modules/a/A.client.tsx",
    ".next/A.enhance.ts",
    "tests/A.enhance.ts",
  ];
  expect(findIslands(project(...elsewhere))).toEqual([]);
});

it("throws for two of one name", () => {
  const root = project("slices/Map/Map.client.tsx", "customtypes/Map/Map.enhance.ts");
  expect(() => findIslands(root)).toThrow("Two islands are named Map/Map");
});
