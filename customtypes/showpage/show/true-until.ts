import { performancesQuery } from "../../../catalog/show/next-performances.ts";
import { nextPerformance, startMoment } from "../../../catalog/show/performance-time.ts";
import { toEndOfToday } from "../../../i18n/zoned-moment.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { ShowFields } from "../fields.ts";
import { chosenDeadline } from "./performances/chosen-deadline.ts";
import { chosenSlot } from "./performances/chosen-slot.ts";
import { type ShowProduct, findShowProduct, findShowZone } from "./find-show-product.ts";

/**
 * Returns when something on a show's page ceases to be true, in epoch milliseconds. A deadline passes, the next or the
 * chosen performance begins, or the day of the theatre ends.
 */
export function showTrueUntil(fields: ShowFields, page: PageContext): number {
  const { readAt } = page.snapshot;
  const product = findShowProduct(fields, page.snapshot);
  const moments = product === undefined ? [] : listMoments(product, page).filter((moment) => moment > readAt);
  return Math.min(toEndOfToday(findShowZone(fields, page.snapshot), readAt), ...moments);
}

function listMoments(product: ShowProduct, page: PageContext): readonly number[] {
  const { snapshot } = page;
  const { id, timeZone } = product;
  const next = nextPerformance(snapshot.get("slots", performancesQuery(id)) ?? [], timeZone, snapshot.readAt);
  const slot = chosenSlot(page);
  const chosen = slot && { startDate: slot.date, startTime: slot.time };
  const starts = [next, chosen].flatMap((start) => (start && startMoment(start, timeZone)) ?? []);
  const deadline = chosenDeadline(product, page);
  return deadline?.kind === "until" ? [...starts, deadline.moment] : starts;
}
