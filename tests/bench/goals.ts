/** The start of each line that states whether a goal is met; `run.ts` prints these last. */
export const goalMark = "goal: ";

/** A ratio of times, with the table and size where it was measured. */
export interface Ratio {
  readonly value: number;
  readonly at: string;
}

/** Prints whether the worst of these ratios meets the goal. */
export function printGoal(name: string, ratios: readonly Ratio[], goal: { readonly most: number }): void {
  const [worst, ...others] = ratios;
  if (worst === undefined) throw new Error(`nothing was measured for: ${name}`);
  const { value, at } = others.reduce((one, other) => (other.value > one.value ? other : one), worst);
  const met = value <= goal.most ? "met" : "NOT MET";
  console.log(`${goalMark}${met}: ${name}: ×${value.toPrecision(3)}, at most ×${goal.most} (worst: ${at})`);
}
