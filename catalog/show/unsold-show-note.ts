import { dayIn } from "../../i18n/dates.ts";
import { describeSale, showStateAt, type SaleContext } from "./sale.ts";
import type { Show } from "./show.ts";
import { beginsOn, type ShowState } from "./show-dates.ts";

/** Where a show that nobody sells is in its life, and what to say of it. */
export interface UnsoldShowNote {
  readonly state: ShowState;
  /** "Opening on 5 Mar 2027", "Opens today", "Coming soon". */
  readonly text: string;
}

/**
 * Returns what to say of a show that nobody sells, by the dates of its document. Undefined once its first day is over: then
 * nothing says that it can be seen.
 */
export function unsoldShowNote(show: Show, timeZone: string, context: SaleContext): UnsoldShowNote | undefined {
  const product = { show, timeZone, price: undefined, rating: undefined };
  const state = showStateAt(product, context.now);
  const isOver = state === "running" && !beginsOn(show.dates, dayIn(timeZone, context.now));
  return state === undefined || isOver ? undefined : { state, text: describeSale(product, context).note ?? "" };
}
