import type { Money } from "../../../../catalog/money/money.ts";
import type { ListingPrice } from "../../../../catalog/price/price.ts";
import { allInPrice } from "../../../../catalog/experience/all-in-price.ts";
import { cheapestTotal } from "../../../../catalog/seating/seat-rows.ts";
import type { PageContext } from "../../../../renderer/index.ts";
import { bookableStart, performanceData } from "../performances/performance-data.ts";
import { findChosenSeatMap } from "../seats/seat-view.ts";
import type { ShowProduct } from "../find-show-product.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

type ChosenPrice = Pick<ListingPrice, "final" | "original">;

/**
 * Returns the lowest price of what is chosen: of its free seats, else of the start, else of the day. Undefined where
 * nothing is chosen, or what is chosen can't be booked.
 */
export function chosenPrice(product: ShowProduct, page: PageContext): ChosenPrice | undefined {
  const start = bookableStart(product, page)?.price;
  if (start !== undefined) {
    const map = findChosenSeatMap(product, page);
    const price = (typeof map === "object" ? cheapestTotal(map, 1) : undefined) ?? start;
    return unreduced(price);
  }
  const data = performanceData(product, page);
  const { date } = readView(showView, page.view);
  const offer = date === undefined || date < data.today ? undefined : data.calendar?.dates[date];
  return offer && unreduced(allInPrice(offer));
}

/** Returns a chosen price without a reference: the lowest price of 30 days is known only for the show (X1). */
function unreduced(price: Money): ChosenPrice {
  return { final: price, original: price };
}
