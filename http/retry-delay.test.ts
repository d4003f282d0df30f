import { expect, test } from "vitest";
import { ProviderError, type ProviderFailure } from "../catalog/provider/provider-error.ts";
import { retryDelay } from "./retry-delay.ts";

const timeout = new DOMException("late", "TimeoutError");

test.each<[string, Omit<ProviderFailure, "path">, number | undefined]>([
  ["no connection", { cause: new TypeError("fetch failed") }, 100],
  ["an answer that broke off", { status: 200, cause: new TypeError("terminated") }, 100],
  ["500", { status: 500 }, 100],
  ["502", { status: 502 }, 100],
  ["503", { status: 503 }, 100],
  ["503 with a wait", { status: 503, retryAfterMs: 2000 }, 2000],
  ["504", { status: 504 }, 100],
  ["429", { status: 429 }, 1000],
  ["429 with a wait", { status: 429, retryAfterMs: 0 }, 0],
  ["501", { status: 501 }, undefined],
  ["404", { status: 404 }, undefined],
  ["a time-out", { cause: timeout }, undefined],
  ["a body that does not end in time", { status: 200, cause: timeout }, undefined],
  ["a body that is too long", { status: 200, cause: new RangeError("too long") }, undefined],
])("§8: after %s", (_name, failure, delay) => {
  expect(retryDelay(new ProviderError("failed", { path: "/", ...failure }), () => 0.5)).toBe(delay);
});
