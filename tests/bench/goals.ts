/** How a line begins that says whether a goal is met; the run prints these after all tables. */
export const goalMark = "goal: ";

/** A ratio, and where it was measured. */
export interface Ratio {
  readonly value: number;
  readonly at: string;
}

/** Says whether the worst of these is as it should be. A slow machine is no reason for less: these are ratios. */
export function printGoal(name: string, ratios: readonly Ratio[], goal: { readonly most: number }): void {
  const [worst, ...others] = ratios;
  if (worst === undefined) throw new Error(`nothing was measured for: ${name}`);
  const { value, at } = others.reduce((one, other) => (other.value > one.value ? other : one), worst);
  const met = value <= goal.most ? "met" : "NOT MET";
  console.log(`${goalMark}${met}: ${name}: ×${value.toPrecision(3)}, at most ×${goal.most} (worst: ${at})`);
}
