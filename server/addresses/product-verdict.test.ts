import { expect, it } from "vitest";
import { readInternalPath } from "../../routing/internal-path.fixture.ts";
import { productVerdict } from "./product-verdict.ts";

const site = "/www.tessera.example";
const products = { version: "p1", view: [], slugs: new Map([[7, "night-tour"]]) };

it.each([
  [
    "B7",
    "its page",
    "/de/auto/_/night-tour-e-7",
    { kind: "page", internalPath: readInternalPath(`${site}/de/auto/_/night-tour-e-7`) },
  ],
  ["B9", "a redirect to its words", "/de/auto/_/day-tour-e-7", { kind: "moved", location: "/de/night-tour-e-7/" }],
  ["B9", "a redirect in English", "/en/USD/_/e-7", { kind: "moved", location: "/night-tour-e-7/" }],
  [
    "B6",
    "its page without a query",
    "/en/auto/sort%3Dprice/night-tour-e-7",
    { kind: "page", internalPath: readInternalPath(`${site}/en/auto/_/night-tour-e-7`) },
  ],
  ["B10", "missing beyond its one page", "/en/auto/page%3D2/night-tour-e-7", { kind: "missing" }],
  [
    "B10",
    "unlisted: the page decides",
    "/en/auto/_/x-e-8",
    { kind: "unlisted", internalPath: readInternalPath(`${site}/en/auto/_/x-e-8`) },
  ],
  ["B7", "no product's", "/en/auto/_/rome", undefined],
])("%s: the address of a product is %s (%s)", (_row, _title, path, verdict) => {
  expect(productVerdict(readInternalPath(site + path), products)).toEqual(verdict);
});

it("B10: is uncertain while the products are not known", () => {
  expect(productVerdict(readInternalPath(`${site}/en/auto/_/x-e-8`), undefined)).toEqual({ kind: "uncertain" });
});
