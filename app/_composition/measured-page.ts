import { shownHundredths } from "../../catalog/money/money.ts";
import { bestDiscount, startingPrice } from "../../catalog/price/price.ts";
import { bookablePrices } from "../../catalog/show/sale.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import type { Route } from "../../routing/route.ts";
import type { MeasuredPage } from "../../ui/measurement/measured-page.ts";
import { environment } from "./environment.ts";

/** Returns what the data layer says of a page (specification §3, app state); `page` is undefined where there is none. */
export function measuredPage({ locale, site }: Route, page: PageContext | undefined): MeasuredPage {
  const kind = page?.kind ?? "not found";
  const meta = { ...placeOf(page), mbName: site.brand, pageType: kind, language: locale.tag };
  return {
    kind,
    script: environment.partnerScript,
    development: environment.development,
    variables: { language: locale.tag, initialCurrency: page?.currency ?? "", meta, shortcodes: pricesOf(page) },
  };
}

/** The provider's codes and ids, as far as the page is about a place. */
function placeOf(page: PageContext | undefined) {
  const { city = "", country = "", collection } = page?.place ?? {};
  if (page === undefined || collection === undefined) return { city, country };
  const query = { id: collection };
  const isRead = page.snapshot.stateOf("collections", query) === "found";
  const collectionName = isRead ? (page.snapshot.get("collections", query)?.name.text ?? "") : "";
  return { city, country, collectionId: collection, collectionName };
}

/** Both are 0 by default (specification §3). The price is in major units. */
function pricesOf(page: PageContext | undefined) {
  const prices = page === undefined ? [] : bookablePrices(page.products, page.snapshot.readAt);
  const lowest = startingPrice(prices);
  return { minPrice: lowest === undefined ? 0 : shownHundredths(lowest) / 100, bestDiscount: bestDiscount(prices) };
}
