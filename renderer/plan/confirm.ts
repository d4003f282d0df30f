import { mergeNeeds, type Needs } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { PageInstance } from "../page-kind.ts";
import type { Plan } from "./plan-page.ts";

/** A plan of which is known what kind of page it is. */
export interface ConfirmedPlan extends Plan {
  readonly page: PageInstance;
  /** What page and slices need for themselves: the products the page is about. */
  readonly ownNeeds: Needs;
}

/** Plan + what was read → the same as a page of the first kind that the catalog bears out (specification §2). */
export function confirm(plan: Plan, snapshot: Snapshot): ConfirmedPlan {
  const { pages, slices, facts } = plan;
  const page = pages.find(({ isConfirmed }) => isConfirmed(snapshot)) ?? pages[0];
  return { ...plan, page, ownNeeds: mergeNeeds([page, ...slices].map((part) => part.needs(facts))) };
}
