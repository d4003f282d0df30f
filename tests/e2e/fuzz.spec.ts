import { expect, test } from "@playwright/test";
import { fuzz } from "../fuzz/fuzz.ts";
import { scaled } from "../support/test-scale.ts";

const base = new URL(process.env["BASE_URL"] ?? "http://localhost:3000");

/** Requests of a run. */
const count = scaled(1000);

test("requests that nobody should send are answered: no 5xx, all with the security headers", async () => {
  const { faults, statuses } = await fuzz({ port: Number(base.port || 80), seed: 7, count, atOnce: 8 });
  expect(faults).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(count / 20);
});
