import { expect, it } from "vitest";
import { parseViewQuery, parseViewSegment, defaultView, reduceView } from "../../../../routing/view.ts";
import { chosenSlot, performanceView } from "./chosen-slot.ts";

it.each([
  ["date=2026-12-01&time=19:30&party=4", { date: "2026-12-01", time: "19:30", party: 4 }],
  ["date=2026-12-01&time=19%3A30&page=1&sort=price", { date: "2026-12-01", time: "19:30", party: 2 }],
  ["date=2026-12-01", undefined],
  ["time=19:30", undefined],
  ["", undefined],
])("F2: the slot that ?%s chooses", (query, slot) => {
  const view = parseViewSegment(reduceView(parseViewQuery(query), performanceView) ?? "_") ?? defaultView;
  expect(chosenSlot({ view })).toEqual(slot);
});
