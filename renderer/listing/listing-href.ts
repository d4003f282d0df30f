import { pagePath } from "../../routing/page-address.ts";
import { type View, viewQuery } from "../../routing/view.ts";
import type { PageContext } from "../render/page-context.ts";

type Located = Pick<PageContext, "locale" | "path" | "view">;

/** Returns the address of a view of this page, at the element with an id: `/rome/?page=2#list`. */
export function listingHref({ locale, path }: Located, view: Partial<View>, id: string): string {
  return `${pagePath(locale.code, path)}${viewQuery(view)}#${id}`;
}

/** What a view loses where a list becomes another one: its pages. */
export const firstPage: Partial<View> = { page: undefined, limit: undefined, offset: undefined };

/** What a view loses where any day will do. */
export const anyDay: Partial<View> = { ...firstPage, when: undefined, from: undefined, to: undefined };
