import type { PageContext } from "../../../renderer/index.ts";

/** Returns what a page of results is called. */
export function searchHeading({ t, view: { q } }: Pick<PageContext, "t" | "view">): string {
  return q === undefined ? t("search.title") : t("search.titleFor", { q });
}
