import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { readView } from "../../routing/define-view.ts";
import { pageView } from "../../routing/list-window.ts";
import type { Route } from "../../routing/route.ts";
import type { ParsedPage } from "../parse/parse-page.ts";
import { choosePage, type Plan } from "./plan-page.ts";

/** Whether a route names a further page of a document without a list. Nothing is fetched for it. */
export function isBeyondAll(route: Route, { candidates }: ParsedPage): boolean {
  return readPageNumber(route) > 1 && !candidates.some(({ view }) => view.includes("page"));
}

/** Whether a route names a page after the last one of each list. The first page exists where its lists are empty. */
export function isBeyondLast(route: Route, plan: Plan, snapshot: Snapshot): boolean {
  const page = readPageNumber(route);
  return page > 1 && page > countListPages(plan, snapshot);
}

/** The page of a list that a view names, from 1. */
function readPageNumber({ view }: Route): number {
  return readView(pageView, view).page ?? 1;
}

/** Returns the number of pages of the longest list on a page: of its kind, or of a slice. At least 1. */
function countListPages({ candidates, slices, facts }: Plan, snapshot: Snapshot): number {
  const kind = choosePage(candidates, snapshot);
  const ofSlices = slices.map((slice) => countPages(() => slice.shows(snapshot, facts).pages ?? 1));
  return Math.max(
    countPages(() => kind.pages(snapshot, facts)),
    ...ofSlices,
  );
}

/** Returns `Infinity` where counting throws: rendering reports the error, and the page may exist. */
function countPages(count: () => number): number {
  try {
    return count();
  } catch {
    return Infinity;
  }
}
