import { describe, expect, it } from "vitest";
import { type BookingChoice, bookingStep } from "./booking-step.ts";
import { type FlowType, flowTypes } from "../product/product.ts";

/** Flow type, its first step, and its first step where the variant is known. */
const steps: readonly (readonly [FlowType, string, string])[] = [
  ["SEATMAP_IFRAME", "seatmap-iframe-select", "seatmap-iframe-select"],
  ["SEATMAP", "seatmap-variant", "seatmap-select"],
  ["SVG", "svg-variant", "svg-select"],
  ["RESERVATION", "select", "select"],
  ["COMBO", "select", "select"],
  ["NORMAL", "select", "select"],
  ["PRIVATE_AIRPORT_TRANSFER", "", ""],
  ["SHARED_AIRPORT_TRANSFER", "", ""],
];

const date = "2026-12-01";

function step(flowType: FlowType, choice: Partial<BookingChoice>): string {
  return bookingStep({ flowType, variantId: undefined, isMobile: false, date: undefined, ...choice });
}

it("C22: every flow type has a row", () => {
  expect(steps.map(([flowType]) => flowType)).toEqual(flowTypes);
});

describe.each(steps)("C22: %s", (flowType, first, withVariant) => {
  it.each([
    ["desktop", { isMobile: false }],
    ["desktop, a date chosen", { isMobile: false, date }],
    ["mobile", { isMobile: true }],
  ])("on %s begins as the flow does", (_where, choice) => {
    expect(step(flowType, choice)).toBe(first);
    expect(step(flowType, { ...choice, variantId: 7 })).toBe(withVariant);
  });

  it("C23: on mobile with a date chosen goes on to the travellers", () => {
    expect(step(flowType, { isMobile: true, date })).toBe("select/pax");
    expect(step(flowType, { isMobile: true, date, variantId: 7 })).toBe("select/pax");
  });
});
