import { expect, test } from "vitest";
import { createByteBudget } from "./byte-budget.ts";

test("all holders together have a bound, which small ones may exceed", () => {
  const hold = createByteBudget({ most: 100, always: 10 });
  const [large, other, small] = [hold(), hold(), hold()];
  expect([large.add(60), large.add(40), other.add(10), other.add(1), small.add(10)]).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});

test("what is released is there for others", () => {
  const hold = createByteBudget({ most: 100, always: 10 });
  const [one, other] = [hold(), hold()];
  one.add(100);
  one.release();
  one.release();
  expect([other.add(100), hold().add(11)]).toEqual([true, false]);
});
