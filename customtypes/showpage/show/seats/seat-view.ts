import { need, type Needs, noNeeds, type PageContext, type PageFacts } from "../../../../renderer/index.ts";
import { booksSeats } from "../../../../catalog/seating/seat-booking.ts";
import type { SeatMap, SeatMapQuery } from "../../../../catalog/seating/seating.ts";
import { minorUnitDigits } from "../../../../i18n/currencies.ts";
import { pagePath } from "../../../../routing/page-address.ts";
import { viewQuery } from "../../../../routing/view.ts";
import { chosenSlot, readPartySize } from "../performances/chosen-slot.ts";
import { bookableStart } from "../performances/performance-data.ts";
import type { ShowProduct } from "../find-show-product.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/** Ids of the section, of the boxes of the chosen row, and of what is chosen among them. */
export const seatsId = "seats";
export const rowId = "row";
export const chosenId = "chosen";

/** Returns the query for the seats of the chosen start; undefined where none is chosen. */
function seatMapQuery(id: number, facts: Pick<PageFacts, "view">): SeatMapQuery | undefined {
  const slot = chosenSlot(facts);
  return slot && { id, date: slot.date, time: slot.time };
}

/**
 * Returns the seats of the chosen start, if the party can book it. Undefined without one, and for what is booked without
 * seats. `"failed"` where they could not be read.
 */
export function findChosenSeatMap(product: ShowProduct, page: PageContext): SeatMap | "failed" | undefined {
  const query = booksSeats(product) ? seatMapQuery(product.id, page) : undefined;
  if (query === undefined || bookableStart(product, page) === undefined) return undefined;
  if (page.snapshot.getReadState("seatMaps", query) === "failed") return "failed";
  return page.snapshot.get("seatMaps", query);
}

/** Returns whether the seats of the chosen start can be chosen on the page: then the booking begins there. */
export function offersSeats(product: ShowProduct, page: PageContext): boolean {
  return typeof findChosenSeatMap(product, page) === "object";
}

export function seatNeeds(id: number, facts: Pick<PageFacts, "view">): Needs {
  const query = seatMapQuery(id, facts);
  return query === undefined ? noNeeds : need("seatMaps", [query]);
}

/** Returns the most that a seat may cost, in minor units; undefined without a limit. */
export function toPriceLimit({ view, currency }: Pick<PageFacts, "view" | "currency">): number | undefined {
  const { budget } = readView(showView, view);
  return budget === undefined ? undefined : budget * 10 ** minorUnitDigits(currency);
}

type ShowValues = ReturnType<typeof readView<typeof showView.schema>>;
type Choice = Partial<Pick<ShowValues, "party" | "budget" | "section" | "row" | "seats">>;

/** Returns the address of the page for the same start, party and limit, but for a choice. It leads to `target`. */
export function seatHref(
  page: Pick<PageContext, "view" | "path" | "locale">,
  choice: Choice,
  target: typeof seatsId | typeof rowId = seatsId,
): string {
  const { date, time, budget } = readView(showView, page.view);
  const query = viewQuery({ date, time, party: readPartySize(page), budget, ...choice });
  return `${pagePath(page.locale.code, page.path)}${query}#${target}`;
}
