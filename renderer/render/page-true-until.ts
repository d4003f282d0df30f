import type { Product } from "../../catalog/product/product.ts";
import { todayIn } from "../../i18n/time-zone.ts";
import { toEndOfToday } from "../../i18n/zoned-moment.ts";
import type { View } from "../../routing/view.ts";
import { readsParameter } from "../reads-parameter.ts";
import { readSale } from "../product-on-page.ts";
import type { PageContext } from "./page-context.ts";

type Facts = Pick<PageContext, "view" | "snapshot" | "locale" | "t">;

/**
 * Returns when something on a page ceases to be true, in epoch milliseconds. `own` is what its kind says; a page that speaks
 * of today ends with the day. Undefined where nothing does.
 */
export function pageTrueUntil(own: number | undefined, shown: readonly Product[], page: Facts): number | undefined {
  const zones = new Set(shown.filter((product) => saysToday(product, page)).map(({ timeZone }) => timeZone));
  // A list of today that has nothing has no zone either.
  if (shown.length === 0 && toDayFilters(page).when !== undefined) zones.add("");
  const moments = [
    ...(own === undefined ? [] : [own]),
    ...[...zones].map((zone) => toEndOfToday(zone, page.snapshot.readAt)),
  ];
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** Whether the days of a list are counted from today, or a card says when its show opens or closes. */
function saysToday(product: Product, page: Facts): boolean {
  const { when, from } = toDayFilters(page);
  if (when !== undefined) return true;
  if (from !== undefined && from <= todayIn(product.timeZone, page.snapshot.readAt)) return true;
  return product.show !== undefined && readSale(product, page).note !== undefined;
}

/** Returns the days that the list of a page is of; none on a page whose lists have no days. */
function toDayFilters({ view }: Facts): Partial<Pick<View, "when" | "from">> {
  return readsParameter(view, "when") ? view : {};
}
