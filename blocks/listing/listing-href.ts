import { pagePath } from "../../routing/page-address.ts";
import { type View, viewQuery } from "../../routing/view.ts";
import type { PageContext } from "../../renderer/index.ts";

type Located = Pick<PageContext, "locale" | "path" | "view">;

/** Returns the address of a view of this page, at the element with an id: `/rome/?page=2#list`. The words of a search stay. */
export function listingHref({ locale, path, view }: Located, next: Partial<View>, id: string): string {
  return `${pagePath(locale.code, path)}${viewQuery({ ...next, q: searchedWords(view) })}#${id}`;
}

/** Returns the words that a page searches for; undefined where it reads none. */
export function searchedWords(view: View): string | undefined {
  const declared: Partial<View> = { ...view };
  return declared.q;
}

/** Removes the pages from a view, for another list. */
export const firstPage: Partial<View> = { page: undefined, limit: undefined, offset: undefined };

/** Removes the chosen days from a view. */
export const anyDay: Partial<View> = { ...firstPage, when: undefined, from: undefined, to: undefined };
