import { expect, test } from "vitest";
import { type ShowDates, type ShowState, showState } from "./show-state.ts";

const today = new Date("2026-11-21T00:00:00Z");
const none: ShowDates = { opening: undefined, reopening: undefined, closing: undefined };

test.each<[Partial<ShowDates>, boolean, ShowState]>([
  [{}, true, "running"],
  [{}, false, "coming-soon"],
  [{ opening: "soon" }, false, "coming-soon"],
  [{ opening: "2026-11-22" }, true, "opening"],
  [{ opening: "2026-11-21" }, false, "running"],
  [{ opening: "2020-03-01" }, false, "running"],
  [{ opening: "2020-03-01", reopening: "2026-12-01" }, false, "reopening"],
  [{ opening: "2020-03-01", closing: "2026-11-21" }, true, "running"],
  [{ opening: "2020-03-01", closing: "2026-11-20" }, true, "closed"],
  [{ closing: "20-11-2026" }, false, "closed"],
  [{ closing: "2026-11-20", reopening: "2026-12-01" }, false, "reopening"],
])("D12: dates %j, bookable %s → %s", (dates, bookable, state) => {
  expect(showState({ ...none, ...dates }, bookable, today)).toBe(state);
});
