import { formatMoney } from "../catalog/money/money.ts";
import { startingPrice } from "../catalog/price/price.ts";
import { bookableCount, bookablePrices } from "../catalog/show/sale.ts";
import { joinTexts } from "../i18n/join-texts.ts";
import type { PageContext, PageMetadata } from "../renderer/index.ts";
import { findPageCity } from "../blocks/places/place-names.ts";
import { placeHeading } from "../blocks/places/place-heading.ts";
import { pageMetadata, type PageFields } from "./page-fields.ts";

/** Returns what editors wrote of the page of a place. Else its data says it: a heading, how much there is, the lowest price. */
export function placeMetadata(fields: PageFields, page: PageContext): PageMetadata {
  const own = pageMetadata(fields, page);
  if (isDescribed(fields)) return own;
  const heading = placeHeading(page)?.text;
  if (heading === undefined) return own;
  return {
    ...own,
    name: heading,
    description: own.description || describePlacePage(heading, page),
    image: own.image ?? (findPageCity(page)?.imageUrl || undefined),
  };
}

/** Whether an editor wrote all of it, so that no name of the place is needed. */
export function isDescribed({ meta_title, meta_description, share_image }: PageFields): boolean {
  return meta_title.source !== "" && meta_description.source !== "" && share_image !== undefined;
}

/** A page without products that can be booked is described by its heading. */
function describePlacePage(heading: string, { contents, snapshot, locale, t }: PageContext): string {
  const bookable = bookableCount(contents.described, snapshot.readAt);
  if (bookable === 0) return heading;
  const lowest = startingPrice(bookablePrices(contents.described, snapshot.readAt));
  const count = t("count.experiences", { n: bookable });
  const facts = lowest === undefined ? [count] : [count, t("product.from", { price: formatMoney(lowest, locale) })];
  return t("place.description", { heading, facts: joinTexts("phrases", facts, t) });
}
