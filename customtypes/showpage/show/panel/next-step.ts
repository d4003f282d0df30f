import { datesId, panelId } from "../../../../blocks/products/panel/panel-ids.ts";
import { priceText } from "../../../../blocks/seats/seat-texts.ts";
import { formatMoney } from "../../../../catalog/money/money.ts";
import { booksSeats } from "../../../../catalog/seating/seat-booking.ts";
import { cheapestTotal } from "../../../../catalog/seating/seat-rows.ts";
import type { SeatMap } from "../../../../catalog/seating/seating.ts";
import type { PerformanceStart } from "../../../../catalog/show/performance-starts.ts";
import type { PageContext } from "../../../../renderer/index.ts";
import { readView } from "../../../../routing/define-view.ts";
import type { ShowProduct } from "../find-show-product.ts";
import { seatsTogether } from "../performances/chosen-slot.ts";
import { areDatesSheet } from "../performances/Dates.tsx";
import { bookableStart, performanceData } from "../performances/performance-data.ts";
import { chosenRow } from "../seats/chosen-seats.ts";
import { findChosenSeatMap, seatsId } from "../seats/seat-view.ts";
import { seatsHref } from "../seats/seats-href.ts";
import { showView } from "../view.ts";

/** The words of the one filled button, and the sheet that it opens or where it leads. */
export type NextStep =
  | { readonly label: string; readonly opens: typeof datesId | typeof panelId }
  | {
      readonly label: string;
      readonly href: string;
      /** On a phone, where that is another step (C23). */
      readonly phoneHref?: string;
      /** Whether seats are next, or are chosen. A script of the seats changes it. */
      readonly isOfSeats?: boolean;
    };

/** Returns what is next: a date, a time, the seats with their price, then the booking with the total. */
export function findNextStep(product: ShowProduct, page: PageContext): NextStep {
  const { t } = page;
  const start = bookableStart(product, page);
  if (start !== undefined) return findStepAt(start, product, page);
  const data = performanceData(product, page);
  const { calendar, starts } = data;
  if (calendar === undefined) return { label: t("product.bookNow"), href: page.bookingUrl(product) };
  const isOpen = starts?.some(({ price }) => price !== undefined) === true;
  if (isOpen) return { label: t("booking.chooseTime"), opens: panelId };
  const label = t("show.chooseDate");
  return areDatesSheet(data, page.view) ? { label, opens: datesId } : { label, href: `#${datesId}` };
}

function findStepAt(start: PerformanceStart, product: ShowProduct, page: PageContext): NextStep {
  const map = findChosenSeatMap(product, page);
  if (typeof map === "object") return findSeatStep(map, product, page);
  const { time, total } = start;
  const { date = "" } = readView(showView, page.view);
  const choice = { date, time, adults: seatsTogether(product, page) };
  const isExact = total !== undefined && !booksSeats(product);
  return {
    label: isExact ? continueText(formatMoney(total, page.locale), page) : page.t("performances.continue"),
    href: page.bookingUrl(product, choice),
    phoneHref: page.bookingUrl(product, { ...choice, isMobile: true }),
  };
}

/** Chosen seats are booked; before that they are chosen. */
function findSeatStep(map: SeatMap, product: ShowProduct, page: PageContext): NextStep {
  const seats = chosenRow(map, page)?.seats ?? [];
  if (seats.length === 0) return { label: seatsText(map, product, page), href: `#${seatsId}`, isOfSeats: true };
  const lead = (isMobile: boolean) => seatsHref({ product, page }, { seats, isMobile });
  const label = continueText(priceText(seats, page.locale), page);
  return { label, href: lead(false), phoneHref: lead(true), isOfSeats: true };
}

/** Returns the words with the lowest price, where as many seats as travellers have it. */
export function seatsText(map: SeatMap, product: ShowProduct, page: PageContext): string {
  const n = seatsTogether(product, page);
  const [one, all] = [cheapestTotal(map, 1), cheapestTotal(map, n)];
  const isSame = one !== undefined && all?.minor === one.minor * n;
  return isSame ? page.t("booking.seats", { n, price: formatMoney(one, page.locale) }) : page.t("seats.title");
}

function continueText(price: string, { t }: Pick<PageContext, "t">): string {
  return price === "" ? t("performances.continue") : t("booking.continue", { price });
}
