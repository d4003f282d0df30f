import { expect, test } from "vitest";
import { bookingOrigin } from "./booking-origin.ts";

test.each([
  [undefined, "https://book.tessera.example"],
  ["", "https://book.tessera.example"],
  ["undefined", "https://book.tessera.example"],
  ["tickets", "https://tickets.tessera.example"],
])("F13: the subdomain %j gives %s", (bookingSubdomain, origin) => {
  const site = { bookingDomain: "tessera.example", ...(bookingSubdomain === undefined ? {} : { bookingSubdomain }) };
  expect(bookingOrigin(site)).toBe(origin);
});
