import { listingView } from "../../blocks/listing/view.ts";
import type { PageContext } from "../../renderer/index.ts";
import { readView } from "../../routing/define-view.ts";
import { pagePath } from "../../routing/page-address.ts";
import { viewQuery } from "../../routing/view.ts";

/**
 * Returns the address of what a traveller sees of a page, to come back to in another currency. A band of prices can have
 * fewer products in that one: then the list starts at its first page.
 */
export function returnAddress({
  kind,
  locale,
  path,
  view,
}: Pick<PageContext, "kind" | "locale" | "path" | "view">): string {
  const { price } = readView(listingView, { ...view });
  const kept = price === undefined ? view : { ...view, page: undefined, offset: undefined };
  return `${pagePath(locale.code, path)}${kind === undefined ? "" : viewQuery(kept)}`;
}
