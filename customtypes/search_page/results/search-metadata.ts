import type { PageMetadata } from "../../../renderer/page-type.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { searchWords } from "../../../ui/search/search-words.ts";
import { pageMetadata } from "../../page-fields.ts";
import type { SearchFields } from "../fields.ts";

/** A search has the title of its words. Search engines list none: each is a page of their own kind. */
export function searchMetadata(fields: SearchFields, page: PageContext): PageMetadata {
  const { title, ...own } = pageMetadata(fields, page);
  const heading = searchHeading(page);
  const named = title === "" || page.view.q !== undefined ? `${heading} | ${page.site.brand}` : title;
  return {
    ...own,
    title: named,
    description: own.description || searchWords(page.site.sells, page.t).label,
    isListed: false,
  };
}

/** Returns what a page of results is called. */
export function searchHeading({ t, view: { q } }: Pick<PageContext, "t" | "view">): string {
  return q === undefined ? t("search.title") : t("search.titleFor", { q });
}
