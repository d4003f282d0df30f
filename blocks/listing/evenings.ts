import type { ListingQuery } from "../../catalog/listing/listing-query.ts";
import { listProducts } from "../../catalog/listing/list-products.ts";
import type { Product } from "../../catalog/product/product.ts";
import { type Evening, findEvening } from "../../catalog/show/evening-price.ts";
import { performancesQuery } from "../../catalog/show/next-performances.ts";
import { playsTonight } from "../../catalog/show/plays-tonight.ts";
import { need, type Needs, noNeeds } from "../../renderer/index.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";

/** Most shows of which a list reads tonight's performances: each of them is one call. */
const maxEvenings = 24;

/**
 * Returns the need for tonight's performances of the shows that a page of a list begins with. The calendar has a day's lowest
 * price alone.
 */
export function eveningNeeds(products: readonly Product[], query: ListingQuery, now: number): Needs {
  if (!isTonight(query)) return noNeeds;
  const tonight = products.filter(({ show, timeZone }) => show === undefined || playsTonight(show, timeZone, now));
  const { shown } = listProducts(tonight, { ...query, days: undefined }, { now, calendars: undefined });
  const queries = shown.filter(({ show }) => show !== undefined).map(({ id }) => performancesQuery(id));
  return queries.length === 0 ? noNeeds : need("slots", queries.slice(0, maxEvenings));
}

/** Returns tonight's lowest prices by product, where they were read. */
export function readEvenings(
  products: readonly Product[],
  query: Pick<ListingQuery, "days">,
  snapshot: Snapshot,
): ReadonlyMap<number, Evening> {
  const all = isTonight(query) ? products : [];
  const read = all.filter(({ id }) => snapshot.getReadState("slots", performancesQuery(id)) === "found");
  return new Map(
    read.map(({ id, timeZone }) => {
      const slots = snapshot.get("slots", performancesQuery(id)) ?? [];
      return [id, findEvening(slots, { timeZone, now: snapshot.readAt })];
    }),
  );
}

function isTonight({ days }: Pick<ListingQuery, "days">): boolean {
  return days !== undefined && "when" in days && days.when === "tonight";
}
