/** The orders in which the booking flow's steps follow each other (C24, E1), by where they begin. */
const flows = [
  ["select", "checkout", "payment-verification", "confirmation"],
  ["seatmap-variant", "seatmap-select", "seatmap-checkout", "payment-verification", "confirmation"],
  ["svg-variant", "svg-select", "checkout", "payment-verification", "confirmation"],
  ["seatmap-iframe-select", "checkout", "payment-verification", "confirmation"],
] as const;

/** The first page of a flow that has no other (private and shared airport transfers). */
const firstPage = "";

/** The choice of travellers: where a phone begins once the date is chosen. */
const travellers = "select/pax";

/** Every step that an address may name. */
export const stepNames: readonly string[] = [firstPage, travellers, ...new Set(flows.flat())];

/** Returns the steps of the flow that a step is part of, in order: `svg-select` → `["svg-variant", "svg-select", …]`. */
export function flowOf(step: string): readonly string[] {
  const [normal] = flows;
  if (step === firstPage) return [firstPage, ...normal.slice(1)];
  if (step === travellers) return [normal[0], travellers, ...normal.slice(1)];
  return flows.find((flow) => flow.some((name) => name === step)) ?? normal;
}
