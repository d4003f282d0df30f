import { expect, it } from "vitest";
import { createKnownAddresses } from "./known-addresses.ts";

const at = (address: string) => ({ id: "rome", address });

it("a document has moved when it leads elsewhere than noted, or was never noted", () => {
  const known = createKnownAddresses(10);
  expect(known.hasMoved(at("a"))).toBe(true);
  expect(known.hasMoved(at("a"))).toBe(false);
  known.note([at("a")]);
  expect(known.hasMoved(at("b"))).toBe(true);
});

it("a page that already knows the new address leaves the others to be found", () => {
  const known = createKnownAddresses(10);
  known.note([at("old"), at("new")]);
  expect(known.hasMoved(at("new"))).toBe(true);
  expect(known.hasMoved(at("new"))).toBe(false);
});

it("a forgotten address counts as moved", () => {
  const known = createKnownAddresses(1);
  known.note([at("a"), { id: "oslo", address: "b" }]);
  expect(known.hasMoved(at("a"))).toBe(true);
});
