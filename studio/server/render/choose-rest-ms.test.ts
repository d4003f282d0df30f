import { expect, test } from "vitest";
import { createChooseRestMs } from "./choose-rest-ms.ts";

test.each([
  ["half of the time", 50, 0],
  ["most of the time", 95, 400],
])("W23: renderings rest while visitors keep the process busy: %s → %s of 100 ms", (_title, active, expected) => {
  const readings = [
    { idle: 0, active: 0, utilization: 0 },
    { idle: 100 - active, active, utilization: active / 100 },
  ];
  const chooseRestMs = createChooseRestMs(() => readings.shift() ?? { idle: 0, active: 0, utilization: 0 });
  expect(chooseRestMs()).toBe(expected);
});
