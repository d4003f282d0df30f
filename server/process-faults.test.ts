import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { watchFaults } from "./process-faults.ts";

function watching() {
  const faults = new EventEmitter();
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };
  const errors = { report: vi.fn(), close: async () => {} };
  const end = vi.fn();
  const logged = new WeakSet<object>();
  watchFaults(faults, { log, errors }, { logged, end });
  return { logged, faults, log, errors, end };
}

const error = new Error("x is null");

test("an exception that nobody caught is logged and reported, and ends the process once", () => {
  const { faults, log, errors, end } = watching();
  for (const _ of [1, 2]) faults.emit("uncaughtException", error);
  expect(log.fatal).toHaveBeenCalledTimes(2);
  expect(log.fatal).toHaveBeenLastCalledWith("uncaught-exception", "x is null", { error });
  expect(errors.report).toHaveBeenLastCalledWith({ event: "uncaught-exception", error });
  expect(end).toHaveBeenCalledOnce();
});

test("a rejection that nobody handled is logged and reported, and the process goes on", () => {
  const { faults, log, errors, end, logged } = watching();
  faults.emit("unhandledRejection", error);
  expect(log.error).toHaveBeenCalledExactlyOnceWith("unhandled-rejection", "x is null", { error });
  expect(errors.report).toHaveBeenCalledExactlyOnceWith({ event: "unhandled-rejection", error });
  expect(logged.has(error)).toBe(true);
  expect(end).not.toHaveBeenCalled();
});
