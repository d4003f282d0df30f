import { applyDays, type OnDays } from "../../catalog/listing/apply-days.ts";
import type { DayChoice } from "../../catalog/listing/listing-query.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { RankingQuery } from "../../catalog/ranking/ranking.ts";
import { isBookable } from "../../catalog/show/sale.ts";
import { playsTonight } from "../../catalog/show/plays-tonight.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { readCalendars } from "../../blocks/listing/listing-calendars.ts";
import type { PageFacts } from "../../renderer/index.ts";
import type { ProductRowFields } from "./fields.ts";

type RowFacts = Pick<PageFacts, "place" | "places" | "site">;
type RowFields = Pick<ProductRowFields, "when" | "collection" | "limit">;

/**
 * How many products of a ranking a row chooses from. On chosen days a listing of the page reads as many, and both share one
 * call.
 */
const read = { anyDay: 16, chosenDays: 100 } as const;

/** Products whose calendars are read, at most. */
const maxCandidates = 24;

/** How many cards a row has: as many as fit a desktop, or twice as many on chosen days. */
const usual = { anyDay: 4, chosenDays: 8 } as const;

/** Returns the days that a row is about; undefined for any. */
export function dayChoice({ when }: Pick<RowFields, "when">): DayChoice | undefined {
  if (when === "This weekend") return { when: "weekend" };
  return when === "Tonight" ? { when: "tonight" } : undefined;
}

/**
 * Returns the ranking of a row: of the editor's collection, or else of the page's. Others follow: all that the site sells,
 * and the page's city or the site's. Undefined where the site has no page of them.
 */
export function rowQuery({ when, collection }: RowFields, { place, places, site }: RowFacts): RankingQuery | undefined {
  const limit = dayChoice({ when }) === undefined ? read.anyDay : read.chosenDays;
  const city = place.city ?? site.primaryCity;
  const ofCity = [...places.list("city"), ...places.list("collection")].find((each) => each.city === city);
  const id = collection ?? place.collection ?? site.sells?.collection ?? ofCity?.collection;
  return id === undefined ? undefined : { collection: id, limit, subCategories: [] };
}

/** Returns the first products of the ranking that can be booked; for tonight, the shows that may play. */
export function listCandidates(fields: RowFields, snapshot: Snapshot, facts: RowFacts): readonly Product[] {
  const query = rowQuery(fields, facts);
  const { products = [] } = (query && snapshot.get("rankings", query)) ?? {};
  const bookable = products.filter((product) => isBookable(product, snapshot.readAt));
  const isForNight = fields.when === "Tonight";
  const possible = isForNight ? bookable.filter((product) => isOnTonight(product, snapshot.readAt)) : bookable;
  return possible.slice(0, dayChoice(fields) === undefined ? chooseLimit(fields) : maxCandidates);
}

function isOnTonight({ show, timeZone }: Product, now: number): boolean {
  return show !== undefined && playsTonight(show, timeZone, now);
}

function chooseLimit(fields: RowFields): number {
  return fields.limit ?? (dayChoice(fields) === undefined ? usual.anyDay : usual.chosenDays);
}

type Row = readonly OnDays<Product>[];

/** The last row of each slice. A snapshot belongs to one page, so both decide about the row. */
const rows = new WeakMap<RowFields, { readonly snapshot: Snapshot; readonly row: Row }>();

/**
 * Returns the products of a row at their prices of its days. Empty where calendars could not be read. A slice and its
 * cards share one calculation.
 */
export function listRow(fields: RowFields, snapshot: Snapshot, facts: RowFacts): Row {
  const last = rows.get(fields);
  if (last?.snapshot === snapshot) return last.row;
  const row = computeRow(fields, snapshot, facts);
  rows.set(fields, { snapshot, row });
  return row;
}

function computeRow(fields: RowFields, snapshot: Snapshot, facts: RowFacts): Row {
  const candidates = listCandidates(fields, snapshot, facts);
  const choice = dayChoice(fields);
  if (choice === undefined)
    return candidates.map((product) => ({ product, inTime: true, day: undefined, pricedStart: undefined }));
  const calendars = readCalendars(candidates, choice, snapshot);
  if (calendars === undefined) return [];
  return candidates
    .map((product) => applyDays(product, choice, snapshot.readAt, { calendars, evenings: new Map() }))
    .filter(({ inTime }) => inTime)
    .slice(0, chooseLimit(fields));
}
