import { expect, test } from "vitest";
import { connectionLimits } from "./connection-limits.ts";

const report = (soft: unknown) => ({ userLimits: { open_files: { soft, hard: soft } } });

test.each([
  ["1024 descriptors", report(1024), 768],
  ["20000 descriptors", report(20_000), 4000],
  ["no limit", report("unlimited"), 4000],
  ["no report", undefined, 4000],
])("%s", (_title, input, maxConnections) => {
  expect(connectionLimits(input).maxConnections).toBe(maxConnections);
});

test("this process reports its limits", () => {
  expect(connectionLimits(process.report.getReport()).maxConnections).toBeGreaterThan(0);
});
