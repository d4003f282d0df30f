import { dayIn, isoDay } from "../../i18n/dates.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { ListingPrice } from "../price/price.ts";
import type { Product } from "../product/product.ts";
import { hasBegun } from "./plays-tonight.ts";
import { beginsOn, closingLabel, type ShowDates, showOpening, showState, type ShowState } from "./show-dates.ts";

/** Whether and at what price a visitor can book a product now. */
export interface Sale {
  /** Undefined when it can't be booked: without a final price, or a show that is over (E4). */
  readonly price: ListingPrice | undefined;
  /** Why it can't be booked, or when a show opens or soon closes; undefined without a message. */
  readonly note: string | undefined;
  /** Today, `YYYY-MM-DD`, where the note says that the show opens or reopens: not beside a later day. */
  readonly firstDay?: string;
}

export type SoldProduct = Pick<Product, "price" | "show" | "timeZone" | "rating">;

export interface SaleContext {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly locale: Locale;
  readonly t: Translator;
}

/** Returns whether a product can be booked now, and what to say of it besides its price. */
export function describeSale(product: SoldProduct, { now, locale, t }: SaleContext): Sale {
  const { price, show, timeZone } = product;
  if (show === undefined) return { price, note: price === undefined ? t("product.soldOut") : undefined };
  const { dates } = show;
  const today = dayIn(timeZone, now);
  const state = findShowState(product, dates, today);
  if (state === "closed") return { price: undefined, note: t("showState.closed") };
  const isFirstDay = beginsOn(dates, today);
  const isOver = isFirstDay && hasBegun(show, timeZone, now);
  const opening = isOver ? undefined : showOpening(dates, state, today, locale, t);
  if (opening !== undefined) return { price, note: opening, ...(isFirstDay && { firstDay: isoDay(today) }) };
  return { price, note: price === undefined ? missingNote(state, t) : closingLabel(dates, today, locale, t) };
}

function missingNote(state: ShowState, t: Translator): string {
  return t(state === "coming-soon" ? "showState.comingSoon" : "product.soldOut");
}

/** Returns the state of a show at a moment, in epoch milliseconds; undefined for other products. */
export function showStateAt(product: SoldProduct, now: number): ShowState | undefined {
  return product.show && findShowState(product, product.show.dates, dayIn(product.timeZone, now));
}

/** Returns whether nothing of a product is left to book now. A show that is coming soon or over is not sold out. */
export function isSoldOut(product: SoldProduct, now: number): boolean {
  const state = showStateAt(product, now);
  return product.price === undefined && (state === undefined || state === "running");
}

/** A show that people have rated has begun, whether or not the provider says when. */
function findShowState({ price, rating }: SoldProduct, dates: ShowDates, today: Date): ShowState {
  return showState(dates, price !== undefined || rating !== undefined, today);
}

/**
 * Returns the price that a product can be booked at now (E4). It is undefined for a show that is over.
 * No text promises any other price. `now` is in epoch milliseconds.
 */
export function bookablePrice(product: SoldProduct, now: number): ListingPrice | undefined {
  const { price, show, timeZone } = product;
  // The day in a time zone is slow to compute, and many products of a list are not shows.
  if (price === undefined || show === undefined) return price;
  return findShowState(product, show.dates, dayIn(timeZone, now)) === "closed" ? undefined : price;
}

/** Returns whether a product can be booked now. */
export function isBookable(product: SoldProduct, now: number): boolean {
  return bookablePrice(product, now) !== undefined;
}

/** Returns how many of these products can be booked now. Cards, lists, titles and `[count]` all count so. */
export function bookableCount(products: readonly SoldProduct[], now: number): number {
  return products.filter((product) => isBookable(product, now)).length;
}

/** Returns what products can be booked at, for the lowest price and the best discount among them. */
export function bookablePrices(products: readonly SoldProduct[], now: number): readonly Pick<Sale, "price">[] {
  return products.map((product) => ({ price: bookablePrice(product, now) }));
}
