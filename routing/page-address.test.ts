import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pageAddress, pageIdentifier } from "./page-address.ts";
import { sites } from "../hosts/index.ts";
import tessera from "../hosts/tessera.ts";

const segment = fc.stringMatching(/^[\p{L}\d_-]+$/u);

test("B2: an identifier parses to the address that it was made from", () => {
  fc.assert(
    fc.property(fc.constantFrom(...sites), fc.array(segment), (site, path) => {
      expect(pageAddress(pageIdentifier({ site, path }))).toEqual({ site, path });
    }),
  );
});

test("B2: the identifier is the host and the segments, joined with dots", () => {
  expect(pageIdentifier({ site: tessera, path: ["rome", "colosseum"] })).toBe("www.tessera.example.rome.colosseum");
});

test.each(["", "rome", "www.tessera.examples", "www.tessera.example-rome", "tessera.example"])(
  "%j is an address on none of our hosts",
  (identifier) => {
    expect(pageAddress(identifier)).toBeUndefined();
  },
);
