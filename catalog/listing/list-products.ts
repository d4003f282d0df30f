import { isBookable } from "../show/sale.ts";
import { facetValues, hasValues } from "./facet-values.ts";
import { effectiveChoices, type Facet, listFacets } from "./facets.ts";
import { type Choices, facetNames, type Listed, type ListingQuery } from "./listing-query.ts";
import { type Calendars, type FreeDays, type OnDays, applyDays, type PricedStart } from "./apply-days.ts";
import { type Reason, listReasons } from "./reasons.ts";
import { sortProducts } from "./sort-products.ts";
import { type Excluding, excludingAll } from "./excluding-all.ts";
import { showWindow } from "./window.ts";

export interface ListingContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Undefined where they were not read: nothing is then omitted for its days. */
  readonly calendars: Calendars | undefined;
  /** Tonight's prices by product, when tonight is chosen and they are known. */
  readonly evenings?: FreeDays["evenings"];
}

/** A product that the listing would have on other days. */
interface OtherDay<Item> {
  readonly product: Item;
  /** Its first free day that its calendar has, `YYYY-MM-DD`. */
  readonly next: string;
}

export interface Listing<Item> {
  /** All products of the query, in its order, at the prices of its days. */
  readonly matches: readonly Item[];
  /** Those on its page. */
  readonly shown: readonly Item[];
  readonly total: number;
  /** How many products the page skips: those of earlier pages, and the offset. */
  readonly first: number;
  /** Number of pages, at least one. */
  readonly pages: number;
  /** Returns what can be chosen, with counts. Plans of a page and lists without filters need none of it. */
  readonly listFacets: () => readonly Facet[];
  /** The choices that count. */
  readonly choices: Choices;
  /** Why the products are in this order. */
  readonly reasons: readonly Reason[];
  /** The first free day of each match within the chosen days. Empty without days. */
  readonly firstDays: ReadonlyMap<number, string>;
  /** The chosen day or start that each match has its price of. Empty without days. */
  readonly pricedStarts: ReadonlyMap<number, PricedStart>;
  /** The days on which the choices match products, the soonest first. Empty when no days are chosen. */
  readonly otherDays: readonly OtherDay<Item>[];
  /** The filters that leave the listing empty; undefined when something matches. */
  readonly excluding: Excluding | undefined;
}

/**
 * Products in the provider's order → the part of them that a query shows, and what else it could show. On chosen days each
 * has its lowest price of these days: filters, sort, cards and counts read the same one.
 */
export function listProducts<Item extends Listed>(
  products: readonly Item[],
  query: ListingQuery,
  { now, calendars, evenings = noEvenings }: ListingContext,
): Listing<Item> {
  const { days } = query;
  const isDated = days !== undefined && calendars !== undefined;
  const rows = products.map((each) => {
    const dated = isDated ? applyDays(each, days, now, { calendars, evenings }) : sold(each);
    return { ...dated, values: facetValues(dated.product, now) };
  });
  const all = rows.map(({ values }) => values);
  const choices = effectiveChoices(all, query.choices);
  const fitting = rows.filter(({ values }) => hasValues(values, choices));
  const free = fitting.filter(({ inTime }) => inTime).map(({ product }) => product);
  const matches = sortProducts(free, query.sort, now);
  const isBookableRow = ({ inTime, product }: (typeof rows)[number]) => inTime && isBookable(product, now);
  const isAnyFree = rows.some(({ inTime }) => inTime);
  return {
    matches,
    excluding: matches.length > 0 ? undefined : excludingAll(products, { choices, isAnyFree, now }),
    ...showWindow(matches, query),
    total: matches.length,
    listFacets: () =>
      listFacets(
        all,
        rows.filter(isBookableRow).map(({ values }) => values),
        choices,
      ),
    choices,
    reasons: listReasons(query, { isFiltered: isNarrowed(choices), isDated }),
    firstDays: new Map(
      fitting.flatMap(({ product, inTime, day }) => (inTime && day !== undefined ? [[product.id, day]] : [])),
    ),
    pricedStarts: new Map(
      fitting.flatMap(({ product, pricedStart }) => (pricedStart === undefined ? [] : [[product.id, pricedStart]])),
    ),
    otherDays: fitting
      .flatMap(({ product, inTime, day }) => (inTime || day === undefined ? [] : [{ product, next: day }]))
      .sort((one, other) => one.next.localeCompare(other.next)),
  };
}

const noEvenings: FreeDays["evenings"] = new Map();

/** A product as it is sold on any day. */
function sold<Item>(product: Item): OnDays<Item> {
  return { product, inTime: true, day: undefined, pricedStart: undefined };
}

/** Whether anything is chosen. */
export function isNarrowed(choices: Choices): boolean {
  return facetNames.some((name) => choices[name].length > 0);
}
