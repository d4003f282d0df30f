import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { grownBeyond, measureUsage } from "./usage.ts";

const before = { memory: 400, data: 10, projectFiles: 900 };
const limits = { memory: 600, data: 8, projectFiles: 50 };

it.each([
  [{ memory: 1000, data: 18, projectFiles: 950 }, []],
  [{ memory: 1001, data: 18, projectFiles: 950 }, ["memory"]],
  [{ memory: 1000, data: 19, projectFiles: 950 }, ["data"]],
  [{ memory: 1000, data: 18, projectFiles: 951 }, ["projectFiles"]],
])("I10: from the usual to %j, beyond its limit is %j", (after, expected) => {
  expect(grownBeyond(limits, before, after)).toEqual(expected);
});

it("I10: what a site stores below its folder counts", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "usage-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(measureUsage({ pid: process.pid, folder })).toMatchObject({ data: 0, memory: expect.any(Number) });
  mkdirSync(path.join(folder, "pages/html"), { recursive: true });
  writeFileSync(path.join(folder, "pages/html/page"), Buffer.alloc(3_000_000));
  expect(measureUsage({ pid: process.pid, folder }).data).toBe(3);
});
