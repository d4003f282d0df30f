import { type Calendar, nextAvailableDate } from "../calendar/calendar.ts";
import { playsTonight } from "../show/plays-tonight.ts";
import { dayAfter, daysIn } from "./days.ts";
import { facetValues, hasValues } from "./facet-values.ts";
import { effectiveChoices, type Facet, facetsOf } from "./facets.ts";
import { type Choices, facetNames, type Listed, type ListingQuery } from "./listing-query.ts";
import { type Reason, reasonsOf } from "./reasons.ts";
import { sortProducts } from "./sort-products.ts";
import { showWindow } from "./window.ts";

/** Calendars by product. One that is not in it has no free day. */
export type Calendars = ReadonlyMap<number, Pick<Calendar, "dates">>;

export interface ListingContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Undefined where they were not read: nothing is then omitted for its days. */
  readonly calendars: Calendars | undefined;
}

/** A product that the listing would have on other days. */
interface OtherDay<Item> {
  readonly product: Item;
  /** Its first free day that its calendar has, `YYYY-MM-DD`. */
  readonly next: string;
}

export interface Listing<Item> {
  /** All products of the query, in its order. */
  readonly matches: readonly Item[];
  /** Those on its page. */
  readonly shown: readonly Item[];
  readonly total: number;
  /** How many products the page skips: those of earlier pages, and the offset. */
  readonly first: number;
  /** Number of pages, at least one. */
  readonly pages: number;
  readonly facets: readonly Facet[];
  /** The choices that count. */
  readonly choices: Choices;
  /** Why the products are in this order. */
  readonly reasons: readonly Reason[];
  /** The first free day of each match within the chosen days. Empty without days. */
  readonly firstDays: ReadonlyMap<number, string>;
  /** What the choices would leave on other days, the soonest first. Empty without days. */
  readonly otherDays: readonly OtherDay<Item>[];
}

/** Products in the provider's order → the part of them that a query shows, and what else it could show. */
export function listProducts<Item extends Listed>(
  products: readonly Item[],
  query: ListingQuery,
  { now, calendars }: ListingContext,
): Listing<Item> {
  const { days } = query;
  const isDated = days !== undefined && calendars !== undefined;
  const rows = products.map((product) => {
    const { inTime, day } = isDated ? freeDayOf(product, days, now, calendars) : { inTime: true, day: undefined };
    return { product, values: facetValues(product, now), free: inTime, day };
  });
  const all = rows.map(({ values }) => values);
  const choices = effectiveChoices(all, query.choices);
  const fitting = rows.filter(({ values }) => hasValues(values, choices));
  const free = fitting.filter((row) => row.free).map(({ product }) => product);
  const matches = sortProducts(free, query.sort, now);
  return {
    matches,
    ...showWindow(matches, query),
    total: matches.length,
    facets: facetsOf(
      all,
      rows.filter((row) => row.free).map(({ values }) => values),
      choices,
    ),
    choices,
    reasons: reasonsOf(query, { isFiltered: isNarrowed(choices), isDated }),
    firstDays: new Map(
      fitting.flatMap(({ product, free: inTime, day }) => (inTime && day !== undefined ? [[product.id, day]] : [])),
    ),
    otherDays: fitting
      .flatMap(({ product, free: inTime, day }) => (inTime || day === undefined ? [] : [{ product, next: day }]))
      .sort((one, other) => one.next.localeCompare(other.next)),
  };
}

/** Whether anything is chosen. */
export function isNarrowed(choices: Choices): boolean {
  return facetNames.some((name) => choices[name].length > 0);
}

interface FreeDay {
  /** Whether the product is free on a chosen day. */
  readonly inTime: boolean;
  /** Its first free day from the chosen days on; undefined where its calendar has none. */
  readonly day: string | undefined;
}

/** Returns the first free day of a product from the chosen days on. Days that are over omit no product. */
function freeDayOf(
  { id, timeZone, show }: Listed,
  choice: NonNullable<ListingQuery["days"]>,
  now: number,
  calendars: Calendars,
): FreeDay {
  const days = daysIn(choice, timeZone, now);
  const calendar = calendars.get(id) ?? { dates: {} };
  const day = nextAvailableDate(calendar, days?.from);
  if ("when" in choice && choice.when === "tonight" && show !== undefined && !playsTonight(show, timeZone, now))
    return { day: nextAvailableDate(calendar, days && dayAfter(days.to, 1)), inTime: false };
  return { day, inTime: days === undefined || (day !== undefined && day <= days.to) };
}
