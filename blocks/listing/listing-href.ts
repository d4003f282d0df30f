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
  return `${pagePath(locale.code, path)}${viewQuery({ ...kept, ...next, q: searchedWords(view) })}#${id}`;
}

/** Returns the words that a page searches for; undefined where it reads none. */
export function searchedWords(view: View): string | undefined {
  return readView(searchView, { ...view }).q;
}

/** Parameters that a view loses when its list changes: those of its pages. */
export const firstPage: View = { page: undefined, limit: undefined, offset: undefined };

/** Parameters that a view loses when a traveller chooses any day. */
export const anyDay: View = { ...firstPage, when: undefined, from: undefined, to: undefined };
