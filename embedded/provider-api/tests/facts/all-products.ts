import type { Product } from "../../source/catalog.ts";
import { loadCatalog } from "../../source/load-catalog.ts";
import { datesBetween } from "../../time/dates.ts";
import { plannedSlots, type Slot } from "../../time/slot.ts";
import { listVariants } from "../../time/timed-product.ts";

/** Each template has met each of its subjects in a catalog of this size. */
const size = 900;

export const catalog = loadCatalog(new URL("../../data/", import.meta.url), size);

export const products: readonly Product[] = catalog.products.entries.flatMap(({ id }) => {
  const product = catalog.products.get(id);
  return product === undefined ? [] : [product];
});

export const year = datesBetween("2027-01-01", "2027-12-31");

/** Returns the slots of its first variant on a day, sold out or not; none when nobody can book it. */
export function slotsOn(product: Product, date: string): readonly Slot[] {
  return product.openDated || product.price === null
    ? []
    : plannedSlots(product, listVariants(product).slice(0, 1), date, true);
}

/** As a failure names it. */
export function toLabel({ id, name, city }: Product): string {
  return `${id} ${name.en} (${city.code})`;
}
