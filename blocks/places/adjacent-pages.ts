import { pagePath } from "../../routing/page-address.ts";
import type { ListedPage } from "./listed-page.ts";
import type { PageFacts } from "../../renderer/index.ts";

type OwnPage = Pick<PageFacts, "locale" | "path">;

/** Returns the path of a page as links to it have it. */
export function toLinkPath({ locale, path }: OwnPage): string {
  return pagePath(locale.code, path);
}

/** Returns the pages before and after this one in a list; none where it is not in it. */
export function adjacentPages<Listed extends ListedPage>(
  pages: readonly Listed[],
  page: OwnPage,
): { readonly previous?: Listed; readonly next?: Listed } {
  const own = pages.findIndex(({ path }) => path === toLinkPath(page));
  const [previous, next] = [pages[own - 1], pages[own + 1]];
  return own === -1 ? {} : { ...(previous && { previous }), ...(next && { next }) };
}
