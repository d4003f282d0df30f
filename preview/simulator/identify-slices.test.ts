import { expect, test } from "vitest";
import { identifySlices } from "./identify-slices.ts";

test("a slice without an id, or with that of another, has one of its own", () => {
  const zone = [{ slice_type: "hero" }, { id: "a" }, { id: "a" }, { id: "" }, { id: 7 }, { id: null }];
  expect(identifySlices(zone)).toEqual([
    { slice_type: "hero", id: "simulated-1" },
    { id: "a" },
    { id: "simulated-3" },
    { id: "simulated-4" },
    { id: "simulated-5" },
    { id: "simulated-6" },
  ]);
});

test("ids stay as they are when slices are identified again; what is no slice stays too", () => {
  const zone = [{}, null, "slice", {}];
  const once = identifySlices(zone);
  expect(once).toEqual([{ id: "simulated-1" }, null, "slice", { id: "simulated-4" }]);
  expect(identifySlices(once)).toEqual(once);
});
