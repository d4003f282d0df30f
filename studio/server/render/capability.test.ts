import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { type Capability, readCapability, signCapability } from "./capability.ts";

const key = randomBytes(32);
const capability: Capability = {
  session: "s",
  host: "www.tessera.example",
  document: "d",
  locale: "en",
  currency: "EUR",
  exp: 1_000,
};
const signed = signCapability(capability, key);

test("W24: a capability is read until it ends", () => {
  expect(readCapability(signed, key, 999)).toEqual(capability);
  expect(readCapability(signed, key, 1_000)).toBeUndefined();
});

test.each([
  [
    "another text",
    signCapability({ ...capability, host: "www.rome.example" }, key).replace(/\..*/, "") + signed.replace(/.*\./, "."),
  ],
  ["another key", signCapability(capability, randomBytes(32))],
  ["no signature", signed.replace(/\..*/, "")],
  ["two signatures", `${signed}.${signed.replace(/.*\./, "")}`],
  ["nothing", ""],
  ["a dot", "."],
])("W24: %s opens nothing", (_name, other) => {
  expect(readCapability(other, key, 0)).toBeUndefined();
});
