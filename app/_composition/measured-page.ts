import { shownHundredths } from "../../catalog/money/money.ts";
import { bestDiscount, startingPrice } from "../../catalog/price/price.ts";
import { bookablePrices } from "../../catalog/show/sale.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import type { MeasuredPage } from "../../ui/measurement/measured-page.ts";
import { environment } from "./environment.ts";
import { registries } from "./registries.ts";

/** The kind of what is shown where there is no page. */
const noPage = "not found";

/** All kinds of pages that are measured. */
export const measuredKinds: readonly string[] = [
  ...[...registries.pageTypes.values()].flatMap(({ kinds }) => kinds),
  noPage,
];

/** Returns what is measured of a page (D28); `page` is undefined where there is none. */
export function measuredPage(page: PageContext | undefined): MeasuredPage {
  return {
    kind: page?.kind ?? noPage,
    script: environment.partnerScript || undefined,
    development: environment.development || undefined,
    ...(page !== undefined && { currency: page.currency, ...placeOf(page), ...pricesOf(page) }),
  };
}

function placeOf({ place: { city, country, collection }, snapshot }: PageContext) {
  const query = { id: collection ?? 0 };
  const isRead = collection !== undefined && snapshot.stateOf("collections", query) === "found";
  const collectionName = isRead ? snapshot.get("collections", query)?.name.text : undefined;
  return { city, country, collectionId: collection, collectionName };
}

function pricesOf({ products, snapshot }: PageContext) {
  const prices = bookablePrices(products, snapshot.readAt);
  const lowest = startingPrice(prices);
  return {
    minPrice: lowest === undefined ? undefined : shownHundredths(lowest) / 100,
    bestDiscount: bestDiscount(prices) || undefined,
  };
}
