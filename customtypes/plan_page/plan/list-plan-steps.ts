import { dayPlan, type PlannedStep } from "../../../catalog/plan/day-plan.ts";
import { type PlannedVisit, toMinutes } from "../../../catalog/plan/planned-visit.ts";
import { visitHours } from "../../../catalog/plan/visit-hours.ts";
import { toGeoPoint } from "../../../catalog/place/place.ts";
import type { Product } from "../../../catalog/product/product.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { parseDate } from "../../../i18n/dates.ts";
import type { PageContext, PageFacts } from "../../../renderer/index.ts";
import { parsePlanItems, type PlanItem } from "../../../routing/plan-address.ts";
import { readView } from "../../../routing/define-view.ts";
import { planView } from "./view.ts";

/** Returns the items in the address of a page. */
export function readPlanItems({ view }: Pick<PageFacts, "view">): readonly PlanItem[] {
  const { items } = readView(planView, view);
  return items === undefined ? [] : parsePlanItems(items);
}

/** Returns the products of a plan that could be read; none before they were. */
export function plannedProducts(snapshot: Snapshot, facts: Pick<PageFacts, "view">): readonly Product[] {
  const read = readPlanItems(facts).filter(({ id }) => snapshot.getReadState("products", { id }) === "found");
  return read.flatMap(({ id }) => snapshot.get("products", { id }) ?? []);
}

/** Whether a product can be booked on the day of a plan. */
export function dayQuery({ id }: Pick<Product, "id">, date: string) {
  return { id, from: date, to: date };
}

/** Returns the sights that a visit enters: those that its itinerary names. */
export function listEnteredSightIds({ facts }: Pick<Product, "facts">): readonly number[] {
  const entered = facts.itinerary.filter(({ admission }) => admission !== "PASSED");
  return [...new Set(entered.flatMap(({ poiId }) => poiId ?? []))];
}

/** A step of the plan with its product. */
export interface ProductStep extends PlannedStep {
  readonly product: Product;
}

/** Returns the time line of a page, with its conflicts. Unread products are omitted. */
export function listPlanSteps(snapshot: Snapshot, facts: Pick<PageFacts, "view">): readonly ProductStep[] {
  const products = new Map(plannedProducts(snapshot, facts).map((product) => [product.id, product]));
  const visits = readPlanItems(facts).flatMap(({ id, time }) => {
    const product = products.get(id);
    return product === undefined ? [] : [toPlannedVisit(product, time, snapshot, facts)];
  });
  return dayPlan(visits).flatMap((step) => {
    const product = products.get(step.visit.id);
    return product === undefined ? [] : [{ ...step, product }];
  });
}

/** Returns how many conflicts the plan of a page has. */
export function countConflicts({ snapshot, view }: Pick<PageContext, "snapshot" | "view">): number {
  return listPlanSteps(snapshot, { view }).flatMap(({ conflicts }) => conflicts).length;
}

function toPlannedVisit(
  product: Product,
  time: string | undefined,
  snapshot: Snapshot,
  { view }: Pick<PageFacts, "view">,
): PlannedVisit {
  const { date } = readView(planView, view);
  const day = date === undefined ? undefined : parseDate(date);
  return {
    id: product.id,
    start: time === undefined ? undefined : toMinutes(time),
    minutes: product.maxDuration ?? product.minDuration,
    point: product.startLocation && toGeoPoint(product.startLocation),
    hours: day === undefined ? { kind: "unknown" } : visitHours(day, listEnteredSights(product, snapshot)),
    bookable: date === undefined ? undefined : isBookable(product, date, snapshot),
  };
}

/** A sight that could not be read has unknown hours. */
function listEnteredSights(product: Product, snapshot: Snapshot) {
  return listEnteredSightIds(product).map((id) => snapshot.get("pois", { id }) ?? { schedules: [] });
}

function isBookable(product: Product, date: string, snapshot: Snapshot): boolean | undefined {
  const query = dayQuery(product, date);
  if (snapshot.getReadState("nextAvailable", query) === "failed") return undefined;
  return product.allVariantsOpenDated || snapshot.get("nextAvailable", query) === date;
}
