import { expect, test } from "vitest";
import { testSight } from "../../tests/support/test-sight.ts";
import { sightAddress } from "./sight-address.ts";

test.each([
  [{}, "Piazza del Colosseo 1, 00184\u00a0Rome"],
  [{ postalCode: "" }, "Piazza del Colosseo 1, Rome"],
  [{ address: "Tower Hill", postalCode: "EC3N 4AB", cityName: "London" }, "Tower Hill, London\u00a0EC3N\u00a04AB"],
  [{ address: "Colosseum, Rome" }, "Colosseum, Rome 00184"],
  [{ address: "Domgasse 2, 1010 Wien", postalCode: "1010", cityName: "Vienna" }, "Domgasse 2, 1010 Wien"],
  [{ address: "", postalCode: "" }, ""],
])("C4: the address %j is %j", (changes, expected) => {
  const { location } = testSight();
  if (location === undefined) throw new Error("the sight has no place");
  expect(sightAddress({ ...location, ...changes })).toBe(expected);
});
