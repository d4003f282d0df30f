import { percentile } from "../../support/percentile.ts";
import { beyond, type Budget } from "../gates.ts";

type Figure = "median" | "p95";

/** Measurements: milliseconds, or seats a second. */
export type Measured = "interaction" | "months" | "frame" | "seatsPerSecond";

/**
 * Maximum times of seats and days on a phone, on two busy cores. Of seats a second, the p95 is the slowest of twenty.
 */
const budgets: Readonly<Record<Measured, readonly Budget<Figure>[]>> = {
  interaction: [
    { figure: "median", gate: 200, goal: 100 },
    { figure: "p95", gate: 300, goal: 200 },
  ],
  months: [
    { figure: "median", gate: 500, goal: 300 },
    { figure: "p95", gate: 1000, goal: 500 },
  ],
  // The clock of a frame has tenths of a millisecond: 60 a second take 16.6 to 16.8 ms each.
  frame: [
    { figure: "median", gate: 33.4, goal: 16.8 },
    { figure: "p95", gate: 100, goal: 50.4 },
  ],
  seatsPerSecond: [
    { figure: "median", gate: 1000, goal: 4000, isLeast: true },
    { figure: "p95", gate: 800, goal: 2500, isLeast: true },
  ],
};

/** The figures of one measurement, and what they are beyond. */
export interface Result {
  readonly text: string;
  readonly broken: readonly string[];
  readonly missed: readonly string[];
}

/** Returns median and p95 of values in words, with the gates and goals that they are beyond. */
export function toMeasuredResult(title: string, measured: Measured, values: readonly number[]): Result {
  const tail = measured === "seatsPerSecond" ? 0.05 : 0.95;
  const figures = { median: percentile(values, 0.5), p95: percentile(values, tail) };
  const named = (limit: "gate" | "goal") =>
    beyond(figures, budgets[measured], limit).map((sentence) => `${title}: ${sentence}`);
  const unit = measured === "seatsPerSecond" ? "seats a second" : "ms";
  const [middle, end] = [figures.median, figures.p95].map((value) => value.toFixed(unit === "ms" ? 1 : 0));
  return {
    text: `${title}: median ${middle} ${unit}, p95 ${end}, of ${values.length}`,
    broken: named("gate"),
    missed: named("goal"),
  };
}
