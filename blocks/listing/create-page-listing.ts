import { todayIn } from "../../i18n/time-zone.ts";
import { addDays } from "../../i18n/days.ts";
import { type Days, daysIn } from "../../catalog/listing/days.ts";
import { type Listing, listProducts } from "../../catalog/listing/list-products.ts";
import type { ListingQuery } from "../../catalog/listing/listing-query.ts";
import type { CalendarRange } from "../../catalog/calendar/calendar.ts";
import type { NextDays } from "../../catalog/product/card-facts.ts";
import { mergeNeeds, need, type Needs, noNeeds, type PageFacts } from "../../renderer/index.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { chosenIds } from "../products/product-list/chosen-ids.ts";
import { listedProducts } from "../products/product-list/product-list.ts";
import type { ProductListFields } from "../products/product-list/product-list-fields.ts";
import { calendarQueries, type DatedProduct, readCalendars } from "./listing-calendars.ts";
import { eveningNeeds, readEvenings } from "./evenings.ts";
import { listingQuery, maxProducts } from "./listing-view.ts";

/** Days in which a card's next free day is looked for where no days are chosen. */
const daysOfCards = 30;

/** A listing of a page, and what was requested of it. */
export interface PageListing extends Listing<Product> {
  /** All products of the list, whatever is chosen. */
  readonly products: readonly Product[];
  readonly query: ListingQuery;
  /** The chosen days where the first product is; undefined where none are chosen, or all are over. */
  readonly days: Days | undefined;
  /** Whether days are chosen that could not be checked, so that nothing is omitted for them. */
  readonly daysUnread: boolean;
  /** Source of its usual order: the provider's ranking, or the words of a search. */
  readonly ranking: "provider" | "words";
  /** How many of its first products an editor chose. */
  readonly editorsChoice: number;
}

export type ListingFacts = Pick<PageFacts, "view">;

/** Parts of a listing that its page needs before the calendars are read. */
type Requested = Pick<PageListing, "products" | "query" | "days">;

function toRequestedProducts(fields: ProductListFields, snapshot: Snapshot, { view }: ListingFacts): Requested {
  const products = listedProducts(fields, snapshot, maxProducts);
  return toListingRequest(products, listingQuery(view, fields), snapshot);
}

/** Returns the request for a listing of products. Past days count as absent; the first product decides what is past. */
function toListingRequest(products: readonly Product[], requested: ListingQuery, { readAt }: Snapshot): Requested {
  const days = requested.days && daysIn(requested.days, products[0]?.timeZone ?? "", readAt);
  return { products, days, query: { ...requested, days: days && requested.days } };
}

/** Returns the listing of a page from what was read for it. */
export function createPageListing(fields: ProductListFields, snapshot: Snapshot, facts: ListingFacts): PageListing {
  const products = listedProducts(fields, snapshot, maxProducts);
  const chosen = new Set(chosenIds(fields));
  const editorsChoice = products.filter(({ id }) => chosen.has(id)).length;
  const listed = { products, ranking: "provider", editorsChoice, planned: products } as const;
  return createListing(listed, listingQuery(facts.view, fields), snapshot);
}

interface ProductsOfListing extends Pick<PageListing, "products" | "ranking" | "editorsChoice"> {
  /** Those whose calendars are planned: others than `products` where some could not be read. */
  readonly planned: readonly DatedProduct[];
}

/** Returns the listing of products in their order. */
export function createListing(
  { planned, ...listed }: ProductsOfListing,
  requested: ListingQuery,
  snapshot: Snapshot,
): PageListing {
  const { products } = listed;
  const { query, days } = toListingRequest(products, requested, snapshot);
  const calendars = query.days && readCalendars(planned, query.days, snapshot);
  const evenings = readEvenings(products, query, snapshot);
  const listing = listProducts(products, query, { now: snapshot.readAt, calendars, evenings });
  return { ...listing, ...listed, query, days, daysUnread: days !== undefined && calendars === undefined };
}

/** Returns what to read: all calendars where days are chosen, else the next free days on the page. */
export function dayNeeds(fields: ProductListFields, first: Snapshot, facts: ListingFacts): Needs {
  const { products, query } = toRequestedProducts(fields, first, facts);
  if (query.days !== undefined)
    return mergeNeeds([
      need("calendars", calendarQueries(products, query.days, first.readAt)),
      eveningNeeds(products, query, first.readAt),
    ]);
  const { shown } = listProducts(products, query, { now: first.readAt, calendars: undefined });
  if (shown.length === 0) return noNeeds;
  return need(
    "nextAvailable",
    shown.map((product) => nextDayQuery(product, first)),
  );
}

/**
 * Returns the query for a card's next available date, from today on where the product is. Sold-out products may be
 * available much later than others. The others of a city have one range, so that one call reads them.
 */
export function nextDayQuery({ id, price, timeZone }: Product, { readAt }: Pick<Snapshot, "readAt">): CalendarRange {
  if (price === undefined) return { id };
  const today = todayIn(timeZone, readAt);
  return { id, from: today, to: addDays(today, daysOfCards) };
}

/**
 * Returns the next available dates of the products on a listing's page, where known. A search knows its products in the
 * second round, too late to read their days.
 */
export function findNextDays({ shown, days, firstDays, ranking }: PageListing, snapshot: Snapshot): NextDays {
  if (days !== undefined) return firstDays;
  if (ranking === "words") return new Map();
  return new Map(
    shown.flatMap((product) => {
      const day = snapshot.get("nextAvailable", nextDayQuery(product, snapshot));
      return day === undefined ? [] : [[product.id, day]];
    }),
  );
}
