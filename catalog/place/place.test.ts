import { expect, test } from "vitest";
import { unbrokenPostalCode } from "./place.ts";

test.each([
  ["WC2H 0KC", "WC2H\u00a00KC"],
  ["00-950", "00-950"],
  ["", ""],
])("C4: no line breaks inside the postal code %j", (postalCode, unbroken) => {
  expect(unbrokenPostalCode({ postalCode })).toBe(unbroken);
});
