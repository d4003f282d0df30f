import { afterEach, expect, it, vi } from "vitest";
import { deferLayout } from "./defer-layout.ts";

const { href: start } = location;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset["layout"];
  history.replaceState(null, "", start);
});

/** Visits an address, and returns whether the layout of its page is deferred. */
function visit(types: readonly string[], address: string, phone: boolean): boolean {
  const entries = types.map((type) => ({ type, name: "", entryType: "", startTime: 0, duration: 0, toJSON: () => "" }));
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(entries);
  vi.stubGlobal("matchMedia", () => ({ matches: phone }));
  history.replaceState(null, "", address);
  deferLayout("(max-width: 767px)");
  return document.documentElement.dataset["layout"] === "deferred";
}

it.each([
  { types: ["navigate"], address: "/rome/", phone: true, deferred: true },
  { types: ["navigate"], address: "/rome/", phone: false, deferred: false },
  { types: ["navigate"], address: "/rome/#faq", phone: true, deferred: false },
  { types: ["reload"], address: "/rome/", phone: true, deferred: false },
  { types: ["back_forward"], address: "/rome/", phone: true, deferred: false },
  { types: [], address: "/rome/", phone: true, deferred: false },
])("$types to $address, phone: $phone → deferred: $deferred", ({ types, address, phone, deferred }) => {
  expect(visit(types, address, phone)).toBe(deferred);
});

it("an anchor that is chosen needs the height of all sections before it: #faq → deferred: false", () => {
  expect(visit(["navigate"], "/rome/", true)).toBe(true);
  dispatchEvent(new Event("hashchange"));
  expect(document.documentElement.dataset["layout"]).toBeUndefined();
});
