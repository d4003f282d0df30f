import type { Product } from "../source/catalog.ts";
import type { VariantSource } from "../time/timed-product.ts";
import type { ReviewSubject } from "./review-subject.ts";

/**
 * By category id (D25): tickets, tours, transport, travel services, food, day trips, adventure. Then water
 * sports, nature, wellness, classes, staycations and cruises.
 */
const kindOfCategory: ReadonlyMap<number, ReviewSubject> = new Map([
  [1, "attraction"],
  [2, "tour"],
  [3, "service"],
  [4, "service"],
  [5, "food"],
  [6, "day-trip"],
  [8, "active"],
  [10, "active"],
  [11, "active"],
  [12, "wellness"],
  [13, "class"],
  [16, "wellness"],
  [18, "cruise"],
]);

/**
 * Sub-categories unlike the others of their category. They are city cards, self-guided tours, food passes, combos, hop-on
 * hop-off, ferries, trains, luggage storage, early access and running tours.
 */
const kindOfSubCategory: ReadonlyMap<number, ReviewSubject> = new Map([
  [1008, "service"],
  [1026, "general"],
  [1031, "service"],
  [1080, "general"],
  [3001, "general"],
  [1108, "ticket"],
  [1133, "ticket"],
  [4002, "ticket"],
  [14_002, "attraction"],
  [19_002, "active"],
]);

/** What people who went would write about. */
export function reviewKindOf({ show, type, subCategory }: ReviewedProduct): ReviewSubject {
  if (show !== undefined) return "show";
  if (type === "AIRPORT_TRANSFER") return "transfer";
  return kindOfSubCategory.get(subCategory.id) ?? kindOfCategory.get(subCategory.category.id) ?? "general";
}

/** What reviews need to know of a product. */
export interface ReviewedProduct
  extends
    VariantSource,
    Pick<Product, "stars" | "reviews" | "show" | "type" | "subCategory" | "attractions" | "photos"> {}
