import { afterEach, expect, it, vi } from "vitest";
import type { Diagnostic } from "../../renderer/diagnostics.ts";
import { createDiagnosticLogger, createDropLogger, createProviderLogger } from "./log.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function logged() {
  const error = vi.spyOn(console, "error").mockReturnValue();
  return () => error.mock.calls.map(([line]) => String(line));
}

const dropped = { path: "/api/things/", index: 3, id: "7", field: "city.code", cause: new Error("Invalid type") };

it("X28: an omitted field is logged with its path and id, once", () => {
  const lines = logged();
  const log = createDropLogger();
  for (const field of ["city.code", "city.code", undefined]) log({ ...dropped, field });
  const shared = { path: "/api/things/", id: "7", index: 3, message: "Invalid type" };
  expect(lines().map((line) => JSON.parse(line))).toEqual([
    { event: "provider-field-dropped", field: "city.code", ...shared },
    { event: "provider-item-dropped", ...shared },
  ]);
});

it("a log line has no control characters, whatever the provider sent, and a bounded length", () => {
  const lines = logged();
  createDropLogger()({ ...dropped, id: "\u001B[2J\u009B1m\u2028", cause: new Error(`\u0085${"x".repeat(9999)}`) });
  expect(lines()[0]).toMatch(/^\P{Cc}{1,600}$/u);
  expect(lines()[0]).toContain(String.raw`\u001b[2J\u009b1m\u2028`);
});

it("I3: the failures of an outage are logged once in ten seconds each, whatever the number of pages", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const clock = vi.spyOn(performance, "now").mockReturnValue(1);
  const lines = logged();
  const { logFailure, logStale } = createProviderLogger();
  const fail = () => {
    logFailure("products", new Error("down"));
    logStale(new Error("down"));
  };
  fail();
  fail();
  expect(lines()).toHaveLength(2);
  clock.mockReturnValue(10_100);
  vi.advanceTimersByTime(10_100);
  fail();
  expect(lines()).toHaveLength(4);
});

it("a diagnostic is logged once, without control characters and with a bounded length", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const log = createDiagnosticLogger(false);
  const message = `\u009B1m${"x".repeat(9999)}`;
  const location = { document: "d", page: "www.tessera.example" };
  for (const _ of [1, 2]) log([{ code: "fact-contradicted", level: "warning", message, hint: "", location }]);
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual([expect.stringMatching(/^\P{Cc}{1,600}$/u)]);
});

const bug = new Error("x is null");
const failed: Diagnostic = {
  code: "slice-failed",
  level: "error",
  message: 'Slice "faq" failed.',
  hint: "",
  location: { document: "d" },
  cause: bug,
};

it("I1: the log of a slice that failed says where in the code it was thrown", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  createDiagnosticLogger(false)([failed]);
  expect(JSON.parse(String(warn.mock.calls[0]?.[0])).stack[0]).toMatch(/^ {4}at .*log\.test\.ts:\d+/);
});

it("in development the error of a failed slice is logged at each render, for Next's overlay", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const error = vi.spyOn(console, "error").mockReturnValue();
  const log = createDiagnosticLogger(true);
  for (const _ of [1, 2]) log([failed]);
  expect(error.mock.calls).toEqual([[bug], [bug]]);
});
