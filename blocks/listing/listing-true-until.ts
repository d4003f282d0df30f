import { todayIn } from "../../i18n/time-zone.ts";
import { toEndOfToday } from "../../i18n/zoned-moment.ts";
import type { PageContext } from "../../renderer/index.ts";
import { readView } from "../../routing/define-view.ts";
import { listingView } from "./view.ts";

/**
 * Returns when the chosen days of a list cease to be true, in epoch milliseconds. Those that are counted from today end
 * with the day of the products. So do months to choose days in. Undefined where no such days are chosen.
 */
export function listingTrueUntil(
  _fields: object,
  { view, contents: { described }, snapshot: { readAt } }: Pick<PageContext, "view" | "contents" | "snapshot">,
): number | undefined {
  const { when, from, choose, first } = readView(listingView, view);
  const hasToday = when !== undefined || choose !== undefined || first !== undefined;
  const isOfToday = (zone: string) => hasToday || (from !== undefined && from <= todayIn(zone, readAt));
  const zones = new Set(described.map(({ timeZone }) => timeZone).filter(isOfToday));
  // A list of today that has nothing has no zone either.
  if (described.length === 0 && when !== undefined) zones.add("");
  return zones.size === 0 ? undefined : Math.min(...[...zones].map((zone) => toEndOfToday(zone, readAt)));
}
