import { expect, it, vi } from "vitest";
import { testDocument } from "../../../tests/support/fake-content.ts";
import { createAddressReporter } from "./create-address-reporter.ts";
import type { PagesAtRef } from "./create-page-list.ts";
import { listedPage } from "./listed-page.ts";

const site = "www.tessera.example";

const pagesAt = (ref: string, ...paths: readonly string[]): PagesAtRef => ({
  ref,
  pages: paths.flatMap((path) => listedPage(testDocument(`${site}.${path}`, "page", {}), () => [{ view: [] }]) ?? []),
});

/** A reporter of what the test puts into `state.pages`. */
function setUp() {
  const state: { pages: PagesAtRef | undefined } = { pages: pagesAt("m1", "rome") };
  const invalidate = vi.fn();
  return {
    state,
    invalidate,
    report: createAddressReporter({ list: { current: async () => state.pages }, invalidate }),
  };
}

const rome = { ref: "m1", redirects: [], pages: [{ view: [], addresses: [`/${site}/en/rome`] }] };

it("reports all addresses once, then the ref that still counts", async () => {
  const { report } = setUp();
  expect([await report(null), await report("m1")]).toEqual([rome, { ref: "m1" }]);
});

it("reports null while the addresses are not known, and leaves the pages alone", async () => {
  const { state, report, invalidate } = setUp();
  await report(null);
  state.pages = undefined;
  expect(await report("m1")).toBeNull();
  expect(invalidate).not.toHaveBeenCalled();
});

it("P33: an address that came or went invalidates what was rendered for it, once", async () => {
  const { state, report, invalidate } = setUp();
  await report(null);
  state.pages = pagesAt("m2", "oslo");
  await report("m1");
  await report("m2");
  expect(invalidate.mock.calls).toEqual([[[`path:en-us:${site}.rome`, `path:en-us:${site}.oslo`]]]);
});

it("P33: more than a thousand of them invalidate every page", async () => {
  const { state, report, invalidate } = setUp();
  await report(null);
  state.pages = pagesAt("m2", ...Array.from({ length: 1001 }, (_, index) => `page-${index}`));
  await report("m1");
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(["every-page"]);
});
