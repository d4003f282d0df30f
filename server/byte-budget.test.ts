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

test("I10: one client holds a quarter of the bytes at most, and always what each holder may have", () => {
  const hold = createByteBudget({ most: 100, always: 10 });
  const [first, second, other] = [hold("203.0.113.9"), hold("203.0.113.9"), hold("203.0.113.10")];
  expect([first.add(20), second.add(10), second.add(1), other.add(25)]).toEqual([true, true, false, true]);
  first.release();
  expect([second.add(1), other.add(1)]).toEqual([true, false]);
});
