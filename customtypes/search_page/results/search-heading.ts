import type { PageContext } from "../../../renderer/index.ts";
import { readView } from "../../../routing/define-view.ts";
import { searchView } from "../../../blocks/listing/view.ts";

/** Returns what a page of results is called. */
export function searchHeading({ t, view }: Pick<PageContext, "t" | "view">): string {
  const { q } = readView(searchView, view);
  return q === undefined ? t("search.title") : t("search.titleFor", { q });
}
