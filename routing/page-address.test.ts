import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalUrl, pageAddress, pageAtUrl, pageIdentifier } from "./page-address.ts";
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

test("the canonical URL of a page is parsed to its address and language", () => {
  const address = { site: tessera, path: ["rome"] };
  expect(pageAtUrl(canonicalUrl(address, "de"))).toEqual({ ...address, locale: "de" });
  expect(pageAtUrl(canonicalUrl(address, "en"))).toEqual({ ...address, locale: "en" });
  expect(pageAtUrl(canonicalUrl({ site: tessera, path: [] }, "en"))).toEqual({ site: tessera, locale: "en", path: [] });
});

test.each([
  "",
  "/rome/",
  "https://elsewhere.example/rome/",
  "https://www.tessera.example/rome/?q=1",
  "https://www.tessera.example/%E0/",
  "https://www.tessera.example/feed.json",
])("%j is the URL of no page of ours", (url) => {
  expect(pageAtUrl(url)).toBeUndefined();
});
