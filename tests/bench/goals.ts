/** The start of each line that states whether a goal is met; `run.ts` prints these last. */
export const goalMark = "goal: ";

/** A ratio of times, with what it was measured of. */
export interface Sample {
  readonly value: number;
  readonly at: string;
}

interface Goal {
  readonly most: number;
}

/** Prints whether the worst of these ratios meets the goal. */
export function printGoal(name: string, ratios: readonly Sample[], { most }: Goal): void {
  const { value, at } = findWorst(name, ratios);
  print(value <= most, `${name}: ×${value.toPrecision(3)}, at most ×${most} (worst: ${at})`);
}

function findWorst(name: string, all: readonly Sample[]): Sample {
  const [worst, ...others] = all;
  if (worst === undefined) throw new Error(`nothing was measured for: ${name}`);
  return others.reduce((one, other) => (other.value > one.value ? other : one), worst);
}

function print(isMet: boolean, text: string): void {
  console.log(`${goalMark}${isMet ? "met" : "NOT MET"}: ${text}`);
}
