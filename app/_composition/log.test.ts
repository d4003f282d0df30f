import { afterEach, expect, it, vi } from "vitest";
import { UpstreamError } from "../../http/upstream-error.ts";
import type { Diagnostic } from "../../renderer/contracts/diagnostics.ts";
import type { ErrorReport } from "../../telemetry/errors/error-reporter.ts";
import { createLog } from "../../telemetry/log/create-log.ts";
import { createDiagnosticLogger, createDropLogger, createProviderLogger } from "./log.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A log in memory. `now` is its clock. */
function sinks(now = () => 0) {
  const lines: string[] = [];
  const reports: ErrorReport[] = [];
  return {
    log: createLog({ level: "debug", write: (line) => lines.push(line), ids: () => ({}), now }),
    errors: { report: (report: ErrorReport) => reports.push(report), close: async () => {} },
    lines,
    reports,
    parsed: () => lines.map((line) => JSON.parse(line)),
  };
}

const dropped = { path: "/api/things/", index: 3, id: "7", field: "city.code", cause: new Error("Invalid type") };

it("I3: an omitted field is logged with its path and id, once", () => {
  const to = sinks();
  const log = createDropLogger(to);
  for (const field of ["city.code", "city.code", undefined]) log({ ...dropped, field });
  const shared = { level: "error", path: "/api/things/", id: "7", index: 3, message: "Invalid type" };
  expect(to.parsed()).toMatchObject([
    { event: "provider-field-dropped", field: "city.code", ...shared },
    { event: "provider-item-dropped", ...shared },
  ]);
});

it("a log line has no control characters, whatever the provider sent, and a bounded length", () => {
  const { lines, ...to } = sinks();
  createDropLogger(to)({ ...dropped, id: "\u001B[2J\u009B1m\u2028", cause: new Error(`\u0085${"x".repeat(9999)}`) });
  expect(lines[0]).toMatch(/^\P{Cc}{1,600}\n$/u);
  expect(lines[0]).toContain(String.raw`\u001b[2J\u009b1m\u2028`);
});

it("I3: the failures of an outage are logged once in ten seconds each, whatever the number of pages", () => {
  let now = 1;
  const { lines, ...to } = sinks(() => now);
  const { logFailure, logStale } = createProviderLogger(to);
  const fail = () => {
    logFailure("products", new Error("down"));
    logStale(new Error("down"));
  };
  fail();
  fail();
  expect(lines).toHaveLength(2);
  now = 10_100;
  fail();
  expect(lines).toHaveLength(4);
});

it("H30: one failed call of an upstream is logged only, and an upstream that is down is reported", () => {
  const { reports, ...to } = sinks();
  const { logFailure, logStale } = createProviderLogger(to);
  logFailure("products", new Error("products failed", { cause: new UpstreamError("late", { kind: "time-out" }) }));
  expect(reports).toEqual([]);
  const down = new Error("products failed", { cause: new UpstreamError("down", { kind: "circuit-open" }) });
  logFailure("products", down);
  logStale(down);
  const report = { event: "upstream-down", error: down };
  expect(reports).toEqual([report, report]);
});

const unreadable: Diagnostic = {
  code: "fact-contradicted",
  level: "warning",
  message: `\u009B1m${"x".repeat(9999)}`,
  hint: "",
  location: { document: "d", page: "www.tessera.example" },
};

it("a diagnostic is logged once, without control characters and with a bounded length", () => {
  const { lines, reports, ...to } = sinks();
  const log = createDiagnosticLogger(to, false);
  for (const _ of [1, 2]) log([unreadable]);
  expect(lines).toEqual([expect.stringMatching(/^\P{Cc}{1,600}\n$/u)]);
  expect(reports).toEqual([]);
});

const bug = new Error("x is null");
const failed: Diagnostic = {
  code: "slice-failed",
  level: "error",
  message: 'Slice "faq" failed.',
  hint: "",
  location: { document: "d", page: "www.tessera.example.rome", slice: "3" },
  cause: bug,
};

it("I3: a slice that failed is logged with the place in the code where it was thrown, and reported", () => {
  const to = sinks();
  createDiagnosticLogger(to, false)([failed]);
  expect(to.parsed()[0].error.stack[0]).toMatch(/^ {4}at .*log\.test\.ts:\d+/);
  expect(to.reports).toEqual([
    { event: "slice-failed", error: bug, tags: { document: "d", page: "www.tessera.example.rome", slice: "3" } },
  ]);
});

it("I5: a product collection that is missing is reported", () => {
  const to = sinks();
  const message = "Init Recoil Product Missing: there is no collection 7, so none of its products are listed.";
  createDiagnosticLogger(to, false)([{ ...unreadable, code: "product-collection-missing", message }]);
  expect(to.reports).toMatchObject([{ event: "product-collection-missing", error: message }]);
});

it("in development the error of a failed slice is logged at each render, for Next's overlay", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const log = createDiagnosticLogger(sinks(), true);
  for (const _ of [1, 2]) log([failed]);
  expect(error.mock.calls).toEqual([[bug], [bug]]);
});
