import type { Product } from "../source/catalog.ts";
import type { VariantSource } from "../time/timed-product.ts";
import type { VisitorSubject } from "./review-subject.ts";

/**
 * By category id (D25): tickets, tours, transport, travel services, food, day trips, shows, adventure. Then water
 * sports, nature, wellness, classes, staycations and cruises.
 */
const kindOfCategory: ReadonlyMap<number, VisitorSubject> = new Map([
  [1, "attraction"],
  [2, "tour"],
  [3, "service"],
  [4, "service"],
  [5, "food"],
  [6, "day-trip"],
  [7, "show"],
  [8, "active"],
  [10, "active"],
  [11, "active"],
  [12, "wellness"],
  [13, "class"],
  [16, "wellness"],
  [18, "cruise"],
]);

/**
 * Sub-categories unlike the others of their category. They are city cards, transfers, self-guided tours, food passes and
 * combos. Then hop-on hop-off, ferries, trains, luggage storage, early access and running tours.
 */
const kindOfSubCategory: ReadonlyMap<number, VisitorSubject> = new Map([
  [1008, "service"],
  [1019, "transfer"],
  [1026, "general"],
  [1031, "service"],
  [1080, "general"],
  [3001, "general"],
  [1108, "ticket"],
  [1133, "ticket"],
  [1145, "transfer"],
  [4002, "ticket"],
  [14_002, "attraction"],
  [19_002, "active"],
]);

/** Returns the subject that visitors of a product would write about. */
export function findReviewSubject({ show, subCategory }: ReviewedProduct): VisitorSubject {
  return show === undefined ? findSubject(subCategory) : "show";
}

/** Returns the subject of the products of a sub-category. */
export function findSubject({ id, category }: Product["subCategory"]): VisitorSubject {
  return kindOfSubCategory.get(id) ?? kindOfCategory.get(category.id) ?? "general";
}

/** The facts of a product that its reviews depend on. */
export interface ReviewedProduct
  extends
    VariantSource,
    Pick<Product, "stars" | "reviews" | "show" | "flow" | "subCategory" | "attractions" | "photos" | "includes"> {
  readonly facts: Pick<Product["facts"], "commentary" | "includesEntry">;
  readonly city: Pick<Product["city"], "name">;
}
