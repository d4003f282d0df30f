import { pagePath } from "../../routing/page-address.ts";
import type { PageContext } from "../../renderer/index.ts";
import { pickView, type View, viewQuery } from "../../routing/view.ts";
import { readView } from "../../routing/define-view.ts";
import { listingView, searchView } from "./view.ts";

type Located = Pick<PageContext, "locale" | "path" | "view">;

/**
 * Returns the address of a view of this page, at the element with an id: `/rome/?page=2#list`. The words of a search stay,
 * and so does the map unless the view is without it.
 */
export function listingHref({ locale, path, view }: Located, next: View, id: string): string {
  // The keys of the page are in the order of an address.
  const kept = pickView({ layout: readView(listingView, { ...view }).layout }, Object.keys(view));
  return `${pagePath(locale.code, path)}${viewQuery({ ...kept, ...next, ...noMonths, q: searchedWords(view) })}#${id}`;
}

/** Days that are being chosen: none yet, or the first one. */
type UnfinishedDays = { readonly choose: "dates" } | { readonly first: string };

/** Returns the address of the months to choose days in, with all else that is chosen: `/rome/?choose=dates#list-dates`. */
export function monthsHref({ locale, path, view }: Located, unfinished: UnfinishedDays, id: string): string {
  const next = { ...view, ...firstPage, ...noMonths, ...unfinished };
  return `${pagePath(locale.code, path)}${viewQuery(next)}#${monthsId(id)}`;
}

/** Returns the id of the months of a listing. */
export function monthsId(listing: string): string {
  return `${listing}-dates`;
}

/** Returns the words that a page searches for; undefined where it reads none. */
export function searchedWords(view: View): string | undefined {
  return readView(searchView, { ...view }).q;
}

/** Parameters that a view loses when its list changes: those of its pages. */
export const firstPage: View = { page: undefined, limit: undefined, offset: undefined };

/** Parameters of the months, which no other link has. */
const noMonths: View = { choose: undefined, first: undefined };

/** Parameters that a view loses when a traveller chooses any day. */
export const anyDay: View = { ...firstPage, when: undefined, from: undefined, to: undefined };
