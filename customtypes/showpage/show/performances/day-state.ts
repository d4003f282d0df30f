import { readView } from "../../../../routing/define-view.ts";
import type { View } from "../../../../routing/view.ts";
import { showView } from "../view.ts";
import type { PerformanceData } from "./performance-data.ts";

/** Whether a day is chosen, and whether its starts can be chosen: they may be unread, over or sold out. */
export type DayState = "none" | "open" | "missed" | "unread";

export function readDayState({ starts }: Pick<PerformanceData, "starts">, view: View): DayState {
  if (readView(showView, view).date === undefined) return "none";
  if (starts === undefined) return "unread";
  return starts.some(({ price, smaller }) => (price ?? smaller) !== undefined) ? "open" : "missed";
}
