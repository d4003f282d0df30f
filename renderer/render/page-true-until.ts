import type { Product } from "../../catalog/product/product.ts";
import { toEndOfToday } from "../../i18n/zoned-moment.ts";
import { describeSale } from "../../catalog/show/sale.ts";
import type { PageContext } from "../contracts/page-context.ts";

/**
 * Returns when something on a page ceases to be true, in epoch milliseconds. `own` is what its kind says; a card that says
 * when its show opens or closes ends with the day. Undefined where nothing does.
 */
export function pageTrueUntil(
  own: number | undefined,
  shown: readonly Product[],
  page: Pick<PageContext, "snapshot" | "locale" | "t">,
): number | undefined {
  const { snapshot, locale, t } = page;
  const moment = { now: snapshot.readAt, locale, t };
  const noted = shown.filter(
    (product) => product.show !== undefined && describeSale(product, moment).note !== undefined,
  );
  const zones = new Set(noted.map(({ timeZone }) => timeZone));
  const moments = [
    ...(own === undefined ? [] : [own]),
    ...[...zones].map((zone) => toEndOfToday(zone, snapshot.readAt)),
  ];
  return moments.length === 0 ? undefined : Math.min(...moments);
}
