import { expect, it } from "vitest";
import { beyond } from "./gates.ts";

const budgets = [
  { figure: "keyMs", gate: 200, goal: 100 },
  { figure: "seatsPerSecond", gate: 1000, goal: 5000, isLeast: true },
] as const;

it.each([
  [{ keyMs: 200, seatsPerSecond: 1000 }, []],
  [{ keyMs: 200.5, seatsPerSecond: 6000 }, ["keyMs is 200.50, at most 200"]],
  [{ keyMs: 90, seatsPerSecond: 999 }, ["seatsPerSecond is 999.00, at least 1000"]],
  [{ keyMs: Number.NaN, seatsPerSecond: 6000 }, ["keyMs is NaN, at most 200"]],
])("the gates that %j is beyond", (figures, broken) => {
  expect(beyond(figures, budgets, "gate")).toEqual(broken);
});

it("a goal is stricter than its gate", () => {
  expect(beyond({ keyMs: 150, seatsPerSecond: 2000 }, budgets, "goal")).toHaveLength(2);
});
