import { expect, test } from "vitest";
import { type ErrorReport, noReporter, throttled } from "./error-reporter.ts";

test("the same error is reported once a minute, and an outage a bounded number of times", () => {
  let now = 0;
  const reports: ErrorReport[] = [];
  const { report } = throttled({ ...noReporter, report: (one) => reports.push(one) }, () => now);
  const error = new Error("down");
  for (now = 0; now < 120_000; now += 100) report({ event: "request-failed", error });
  expect(reports).toHaveLength(2);
  for (let page = 0; page < 10_000; page += 1) report({ event: "request-failed", error: new Error(`page ${page}`) });
  expect(reports.length).toBeLessThan(40);
});
