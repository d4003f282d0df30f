import { dayAfter, type Days, daysIn } from "../../catalog/listing/days.ts";
import { type Calendars, type Listing, listProducts } from "../../catalog/listing/list-products.ts";
import type { DayChoice, ListingQuery } from "../../catalog/listing/listing-query.ts";
import type { CalendarQuery } from "../../catalog/calendar/calendar.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { listedProducts } from "../product-list/product-list.ts";
import type { ProductListFields } from "../product-list/product-list-fields.ts";
import type { PageFacts } from "../render/page-context.ts";
import { listingQuery, mostProducts } from "./listing-view.ts";

/** Days after the chosen ones in which the next free day of a product is looked for. */
const daysAhead = 14;

/** A listing of a page, and what was requested of it. */
export interface PageListing extends Listing<Product> {
  /** All products of the list, whatever is chosen. */
  readonly products: readonly Product[];
  readonly query: ListingQuery;
  /** The chosen days where the first product is; undefined where none are chosen, or all are over. */
  readonly days: Days | undefined;
  /** Whether days are chosen that could not be checked, so that nothing is omitted for them. */
  readonly daysUnread: boolean;
}

export type ListingFacts = Pick<PageFacts, "view">;

/** Returns the listing of a page from what was read for it. */
export function listingOf(fields: ProductListFields, snapshot: Snapshot, { view }: ListingFacts): PageListing {
  const products = listedProducts(fields, snapshot, mostProducts);
  const requested = listingQuery(view, fields);
  const days = requested.days && daysIn(requested.days, products[0]?.timeZone ?? "", snapshot.readAt);
  const query = { ...requested, days: days && requested.days };
  const calendars = query.days && readCalendars(products, query.days, snapshot);
  const listing = listProducts(products, query, { now: snapshot.readAt, calendars });
  return { ...listing, products, query, days, daysUnread: days !== undefined && calendars === undefined };
}

/** Returns the calendars to read for products on chosen days: all of one range, so that one call reads them. */
export function calendarQueries(
  products: readonly Product[],
  choice: DayChoice,
  now: number,
): readonly CalendarQuery[] {
  const zones = new Set(products.map(({ timeZone }) => timeZone));
  const days = [...zones].flatMap((zone) => daysIn(choice, zone, now) ?? []);
  const [from] = days.map((each) => each.from).toSorted();
  const last = days
    .map((each) => each.to)
    .toSorted()
    .at(-1);
  if (from === undefined || last === undefined) return [];
  return products.map(({ id }) => ({ id, from, to: dayAfter(last, daysAhead) }));
}

/** Returns undefined where the provider failed to send a calendar. */
function readCalendars(products: readonly Product[], choice: DayChoice, snapshot: Snapshot): Calendars | undefined {
  const queries = calendarQueries(products, choice, snapshot.readAt);
  if (queries.some((query) => snapshot.stateOf("calendars", query) === "failed")) return undefined;
  return new Map(
    queries.flatMap((query) => {
      const calendar = snapshot.get("calendars", query);
      return calendar === undefined ? [] : [[query.id, calendar] as const];
    }),
  );
}
