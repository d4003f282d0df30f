import { expect, test } from "vitest";
import { listNextVariantDays } from "./variant-days.ts";

const euros = { minor: 2400, currency: "EUR" } as const;
const starts = (...tourIds: readonly number[]) => ({
  price: euros,
  originalPrice: euros,
  primaryPax: "ADULT",
  extraCharges: { minor: 0, currency: "EUR" } as const,
  includesExtraCharges: true,
  discounted: false,
  tourIds,
});
const dates = {
  "2026-11-28": starts(11),
  "2026-11-24": starts(11, 12),
  "2026-11-25": starts(12),
  "2026-11-26": starts(11),
  "2026-11-22": starts(11),
  "2026-11-30": starts(11),
};

test.each<[string, readonly number[], readonly string[]]>([
  ["the soonest three, none before today", [11], ["2026-11-24", "2026-11-26", "2026-11-28"]],
  ["those of any of its tours, each once", [11, 12], ["2026-11-24", "2026-11-25", "2026-11-26"]],
  ["none of other variants", [13], []],
])("P15, C21: the next days of a variant are %s", (_title, tourIds, days) => {
  expect(listNextVariantDays({ tourIds }, { dates }, "2026-11-23")).toEqual(days);
});
