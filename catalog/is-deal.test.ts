import { expect, test } from "vitest";
import type { Money } from "./money.ts";
import { isDeal } from "./is-deal.ts";

const euros = (minor: number): Money => ({ minor, currency: "EUR" });

test.each([
  [2900, 3250, true],
  [3249, 3250, true],
  [3250, 3250, false],
  [3300, 3250, false],
])("J11: final %d of original %d is a deal: %s", (final, original, deal) => {
  expect(isDeal({ final: euros(final), original: euros(original) })).toBe(deal);
});
