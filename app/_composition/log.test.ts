import { afterEach, expect, it, vi } from "vitest";
import { createDropLogger } from "./log.ts";

afterEach(() => void vi.restoreAllMocks());

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
