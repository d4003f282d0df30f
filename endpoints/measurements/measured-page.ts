import { shownHundredths } from "../../catalog/money/money.ts";
import { bestDiscount, startingPrice } from "../../catalog/price/price.ts";
import { bookablePrices } from "../../catalog/show/sale.ts";
import type { PageContext } from "../../renderer/contracts/page-context.ts";
import type { MeasuredPage } from "../../ui/consent/measurement/measured-page.ts";
import type { PageTypes } from "../../renderer/contracts/registries.ts";

/** The kind that is measured where an address has no page. */
const noPage = "not found";

/** Lists all kinds of pages that are measured. */
export function listMeasuredKinds(pageTypes: PageTypes): readonly string[] {
  return [...[...pageTypes.values()].flatMap(({ kinds }) => kinds), noPage];
}

interface MeasurementSettings {
  /** Address of the script of a partner; empty without one. */
  readonly partnerScript: string;
  readonly development: boolean;
}

/** Returns the measured state of a page (D28); `page` is undefined if the address has no page. */
export function measuredPage(
  page: PageContext | undefined,
  { partnerScript, development }: MeasurementSettings,
): MeasuredPage {
  return {
    kind: page?.kind ?? noPage,
    script: partnerScript || undefined,
    development: development || undefined,
    collectionType: page?.contents.collectionType,
    ...(page !== undefined && { currency: page.currency, ...toMeasuredPlace(page), ...toMeasuredPrices(page) }),
  };
}

/** The place of the page's fields, else that of the product that it is about. */
function toMeasuredPlace({ place, contents: { about }, snapshot }: PageContext) {
  const { city = about[0]?.cityCode, collection } = place;
  const inCity = { code: city ?? "" };
  const isCityRead = snapshot.getReadState("cities", inCity) === "found";
  const ofCity = isCityRead ? snapshot.get("cities", inCity)?.countryCode : undefined;
  // Another city than the page's may be that of a product.
  const ofProduct = about[0]?.cityCode === city ? about[0]?.countryCode || undefined : undefined;
  const country = place.country ?? ofCity ?? ofProduct;
  const query = { id: collection ?? 0 };
  const isRead = collection !== undefined && snapshot.getReadState("collections", query) === "found";
  const collectionName = isRead ? snapshot.get("collections", query)?.name.text : undefined;
  return { city, country, collectionId: collection, collectionName };
}

function toMeasuredPrices({ contents, snapshot }: PageContext) {
  const prices = bookablePrices(contents.described, snapshot.readAt);
  const lowest = startingPrice(prices);
  return {
    minPrice: lowest === undefined ? undefined : shownHundredths(lowest) / 100,
    bestDiscount: bestDiscount(prices) || undefined,
  };
}
