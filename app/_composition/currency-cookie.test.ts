import { expect, it } from "vitest";
import { currencyCookie } from "./currency-cookie.ts";

it.each([
  [
    "J3: kept for a year on the parent domain",
    "USD",
    "www.tessera.example",
    "currency=USD; Path=/; Max-Age=31536000; SameSite=Lax; Domain=tessera.example; Secure",
  ],
  [
    "E11: removed when reset",
    "auto",
    "www.tessera.example",
    "currency=; Path=/; Max-Age=0; SameSite=Lax; Domain=tessera.example; Secure",
  ],
  [
    "on a local alias for that host alone",
    "USD",
    "rome.localhost:3000",
    "currency=USD; Path=/; Max-Age=31536000; SameSite=Lax",
  ],
  ["on localhost", "USD", "localhost:3000", "currency=USD; Path=/; Max-Age=31536000; SameSite=Lax"],
])("%s", (_title, currency, host, expected) => {
  expect(currencyCookie(currency, host)).toBe(expected);
});
