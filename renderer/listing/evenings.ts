import type { DayChoice } from "../../catalog/listing/listing-query.ts";
import type { Product } from "../../catalog/product/product.ts";
import { type Evening, eveningOf } from "../../catalog/show/evening-price.ts";
import { playsTonight } from "../../catalog/show/plays-tonight.ts";
import { need, type Needs, noNeeds } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";

/** The days that the page of a show reads, so that both share what was read. */
const forDays = 14;

/** Returns the need for tonight's performances, one call for each show: the calendar has a day's lowest price alone. */
export function eveningNeeds(products: readonly Product[], choice: DayChoice, now: number): Needs {
  const ids = showsTonight(products, choice, now).map(({ id }) => ({ id, forDays }));
  return ids.length === 0 ? noNeeds : need("slots", ids);
}

/** Returns tonight's lowest prices by product, as far as they could be read. */
export function readEvenings(
  products: readonly Product[],
  choice: DayChoice,
  snapshot: Snapshot,
): ReadonlyMap<number, Evening> {
  return new Map(
    showsTonight(products, choice, snapshot.readAt).flatMap(({ id, timeZone }) => {
      const slots = snapshot.get("slots", { id, forDays });
      return slots === undefined ? [] : [[id, eveningOf(slots, { timeZone, now: snapshot.readAt })]];
    }),
  );
}

function showsTonight(products: readonly Product[], choice: DayChoice, now: number): readonly Product[] {
  if (!("when" in choice) || choice.when !== "tonight") return [];
  return products.filter(({ show, timeZone }) => show !== undefined && playsTonight(show, timeZone, now));
}
