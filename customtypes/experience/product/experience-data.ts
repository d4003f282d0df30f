import type { Calendar } from "../../../catalog/calendar/calendar.ts";
import { findDefaultVariant } from "../../../catalog/experience/find-default-variant.ts";
import { listStarts } from "../../../catalog/experience/first-start.ts";
import type { Inventory } from "../../../catalog/inventory/inventory.ts";
import type { Product } from "../../../catalog/product/product.ts";
import type { ReviewPage } from "../../../catalog/review/review-page.ts";
import { getUnlessFailed } from "../../../catalog/snapshot/get-unless-failed.ts";
import { mergeNeeds, need, type Needs, type PageContext, type PageFacts } from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { Variant } from "../../../catalog/variant/variant.ts";
import { todayIn } from "../../../i18n/time-zone.ts";
import { readView } from "../../../routing/define-view.ts";
import { dayView } from "../../../blocks/calendar/view.ts";

/** Days for which all prices are read: the first starts are among them. */
const daysWithPrices = 14;

/** Reviews on the page. */
export const maxReviews = 3;

const toProductQueries = (id: number) =>
  ({
    variants: { id },
    variantCalendars: { id },
    reviews: { id, limit: maxReviews },
    inventories: { id, forDays: daysWithPrices },
  }) as const;

const startsQuery = (id: number, day: string) => ({ id, from: day, to: day });

/** Returns what a product's page needs in the first round: one call each. */
export function experienceNeeds(id: number, { view }: Pick<PageFacts, "view">): Needs {
  const { date } = readView(dayView, view);
  const queries = toProductQueries(id);
  return mergeNeeds([
    need("productDetails", [{ id }]),
    need("variants", [queries.variants]),
    need("variantCalendars", [queries.variantCalendars]),
    need("reviews", [queries.reviews]),
    need("inventories", [queries.inventories]),
    date === undefined ? {} : need("availabilities", [startsQuery(id, date)]),
  ]);
}

/** A product and the readings for its page. Failed readings are undefined. */
export interface ExperienceData {
  /** Its policies are those of its default variant. */
  readonly product: Product;
  readonly variants: readonly Variant[];
  readonly calendar: Calendar | undefined;
  readonly inventories: readonly Inventory[];
  readonly reviews: ReviewPage | undefined;
}

/** A product and the readings for the day that a visitor chose. */
export interface DatedData extends ExperienceData {
  /** Today where the product is, `YYYY-MM-DD`. */
  readonly today: string;
  /** The day in the address, `YYYY-MM-DD`; undefined where it can't be booked. */
  readonly day: string | undefined;
  /** The day in the address, where it can't be booked; undefined where that is not known. */
  readonly missed: string | undefined;
}

/**
 * Reads a product's data for the day in the address (X1, X4). The starts are those of the day. They are the next ones
 * if the default variant has no start on that day.
 */
export function datedData(
  id: number | undefined,
  { snapshot, view }: Pick<PageContext, "snapshot" | "view">,
): DatedData | undefined {
  const { date } = readView(dayView, view);
  const data = experienceData(id, snapshot);
  if (data === undefined) return undefined;
  const { product, calendar } = data;
  const today = todayIn(product.timeZone, snapshot.readAt);
  if (date === undefined || date < today || calendar?.dates[date] === undefined)
    return { ...data, today, day: undefined, missed: calendar && date };
  const inventories = snapshot.get("availabilities", startsQuery(product.id, date)) ?? [];
  const dated = { ...data, today, day: date, missed: undefined };
  const onDay = { ...dated, inventories };
  return listStarts(onDay).length > 0 ? onDay : dated;
}

/** Reads a product's data; undefined when the product could not be read. */
export function experienceData(id: number | undefined, snapshot: Snapshot): ExperienceData | undefined {
  const product = id === undefined ? undefined : snapshot.get("productDetails", { id });
  if (product === undefined) return undefined;
  const queries = toProductQueries(product.id);
  const variants = snapshot.get("variants", queries.variants) ?? [];
  return {
    product: withPolicies(product, variants),
    variants,
    calendar: findCalendar(product.id, snapshot),
    inventories: snapshot.get("inventories", queries.inventories) ?? [],
    reviews: snapshot.get("reviews", queries.reviews),
  };
}

/** Returns the days on which a product can be booked; undefined where they could not be read. */
export function findCalendar(id: number, snapshot: Snapshot): Calendar | undefined {
  return getUnlessFailed("variantCalendars", toProductQueries(id).variantCalendars, snapshot);
}

/** Returns a product that promises no more than its default variant does (X4). */
function withPolicies(product: Product, variants: readonly Variant[]): Product {
  const variant = findDefaultVariant({ product, variants });
  return variant === undefined
    ? product
    : { ...product, cancellation: variant.cancellation, reschedule: variant.reschedule };
}
