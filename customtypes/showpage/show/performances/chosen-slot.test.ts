import { expect, it } from "vitest";
import { defaultView, reduceView } from "../../../../routing/view.ts";
import { parseViewQuery, parseViewSegment } from "../../../../routing/view-registry.ts";
import { chosenSlot } from "./chosen-slot.ts";
import { views } from "../../../../app/_composition/views.ts";
import { listViewNames } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

it.each([
  ["date=2026-12-01&time=19:30&party=4", { date: "2026-12-01", time: "19:30", party: 4 }],
  ["date=2026-12-01&time=19%3A30&page=1&sort=price", { date: "2026-12-01", time: "19:30", party: 2 }],
  ["date=2026-12-01", undefined],
  ["time=19:30", undefined],
  ["", undefined],
])("F2: the slot that ?%s chooses", (query, slot) => {
  const view =
    parseViewSegment(views, reduceView(parseViewQuery(views, query), listViewNames(showView)) ?? "_") ?? defaultView;
  expect(chosenSlot({ view })).toEqual(slot);
});
