import { expect, it, vi } from "vitest";
import type { KnownProducts } from "../../routing/known-address.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { createAddressReporter } from "./create-address-reporter.ts";
import type { PagesAtRef } from "./create-page-list.ts";
import { listedPage } from "./listed-page.ts";

const site = "www.tessera.example";

const pagesAt = (ref: string, ...paths: readonly string[]): PagesAtRef => ({
  ref,
  pages: paths.flatMap((path) => listedPage(testDocument(`${site}.${path}`, "page", {}), () => []) ?? []),
});

/** A reporter of what the test puts into `state.pages`. */
function setUp() {
  const state: { pages: PagesAtRef | undefined; products: KnownProducts | undefined } = {
    pages: pagesAt("m1", "rome"),
    products: undefined,
  };
  const published = vi.fn();
  const invalidate = vi.fn();
  return {
    state,
    published,
    invalidate,
    report: createAddressReporter({
      fixed: [],
      list: { current: async () => state.pages },
      products: () => state.products,
      published,
      invalidate,
    }),
  };
}

const rome = {
  ref: "m1",
  redirects: [],
  pages: [{ view: [], addresses: expect.arrayContaining([`/${site}/en/rome`]) }],
};

it("reports all addresses once, then the ref that still counts", async () => {
  const { report } = setUp();
  expect([await report({}), await report({ ref: "m1" })]).toEqual([rome, { ref: "m1" }]);
});

it("reports null while the addresses are not known, and leaves the pages alone", async () => {
  const { state, report, invalidate } = setUp();
  await report({});
  state.pages = undefined;
  expect(await report({ ref: "m1" })).toBeNull();
  expect(invalidate).not.toHaveBeenCalled();
});

it("P33: an address that came or went invalidates what was rendered for it, once", async () => {
  const { state, report, invalidate } = setUp();
  await report({});
  state.pages = pagesAt("m2", "oslo");
  await report({ ref: "m1" });
  await report({ ref: "m2" });
  expect(invalidate.mock.calls).toEqual([[[`path:en-us:${site}.rome`, `path:en-us:${site}.oslo`]]]);
});

it("P33: pages read their content at the new ref before they are invalidated", async () => {
  const { state, report, published, invalidate } = setUp();
  await report({});
  expect(published).not.toHaveBeenCalled();
  state.pages = pagesAt("m2", "oslo");
  await report({ ref: "m1" });
  await report({ ref: "m2" });
  expect(published).toHaveBeenCalledExactlyOnceWith("m2");
  expect(published).toHaveBeenCalledBefore(invalidate);
});

it("P33: more than a thousand of them invalidate every page", async () => {
  const { state, report, invalidate } = setUp();
  await report({});
  state.pages = pagesAt("m2", ...Array.from({ length: 1001 }, (_, index) => `page-${index}`));
  await report({ ref: "m1" });
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(["every-page"]);
});

it("B7: reports the listed products as soon as they are known, then only when they change", async () => {
  const { state, report } = setUp();
  const products = { version: "p1", view: [], slugs: [[7, "night-tour"]] } satisfies KnownProducts;
  const before = await report({});
  state.products = products;
  expect(await report({})).toEqual({ ...before, products });
  expect(await report({ ref: "m1" })).toEqual({ ref: "m1", products });
  expect(await report({ ref: "m1", products: "p1" })).toEqual({ ref: "m1" });
});
