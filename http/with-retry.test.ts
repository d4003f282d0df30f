import { expect, test } from "vitest";
import { ProviderError } from "../catalog/provider/provider-error.ts";
import { withRetry } from "./with-retry.ts";

test.each([
  [1, 2, 2],
  [2, 2, 1],
  [2, 1, 1],
])("§8: asked to wait %d ms with %d ms left, it attempts %d times", async (retryAfterMs, left, attempts) => {
  let made = 0;
  const attempt = () => {
    made += 1;
    return Promise.reject(new ProviderError("busy", { path: "/", status: 429, retryAfterMs }));
  };
  await expect(withRetry(attempt, () => left)).rejects.toThrow("busy");
  expect(made).toBe(attempts);
});
