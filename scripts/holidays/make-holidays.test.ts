import { expect, it } from "vitest";
import dataset from "../../catalog/holiday/holidays.json" with { type: "json" };
import { makeHolidays } from "./make-holidays.ts";

it("X8: the public holidays are those that `npm run data -- holidays` writes", () => {
  expect(dataset).toEqual(JSON.parse(JSON.stringify(makeHolidays())));
});
