import { expect, it, vi } from "vitest";
import { createOnce } from "./create-once.ts";

it("a value is created once for each key", () => {
  const once = createOnce<string>(2);
  const create = vi.fn(() => "");
  expect([once("a", create), once("a", create), once("b", create)]).toEqual(["", "", ""]);
  expect(create).toHaveBeenCalledTimes(2);
});

it("holds no more values than the most, and then creates them again", () => {
  const once = createOnce<string>(2);
  const create = vi.fn(() => "new");
  for (const key of ["a", "b", "c", "c", "a"]) once(key, create);
  expect(create).toHaveBeenCalledTimes(4);
});

it("what fails to be created fails again", () => {
  const once = createOnce<string>(2);
  const fail = () => {
    throw new RangeError("no such zone");
  };
  for (const _ of [1, 2]) expect(() => once("a", fail)).toThrow(RangeError);
});
