import { expect, it } from "vitest";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { need, type Needs } from "./needs.ts";
import { toProvisional } from "./snapshot.ts";

it("X28: a page may replace a whole one without the next free day, heals within seconds, and lacks nothing else", () => {
  const next = need("nextAvailable", [{ id: 1 }]);
  const provisional = (failed: Needs) => toProvisional(testSnapshot({ failed }));
  expect(provisional({})).toBe(false);
  expect(provisional(next)).toBe("degraded");
  expect(provisional({ ...next, ...need("products", [{ id: 1 }]) })).toBe("incomplete");
  expect(provisional(need("calendars", [{ id: 1 }]))).toBe("incomplete");
  const failed = new Set(["nextAvailable"] as const);
  const stale = new Map([["products", 0]] as const);
  expect(toProvisional({ failed: new Set(), stale })).toBe("degraded");
  expect(toProvisional({ failed, stale })).toBe("incomplete");
});
