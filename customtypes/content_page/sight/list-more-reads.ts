import type { ListedPage } from "../../../blocks/places/listed-page.ts";

/** How many other pages a page leads to at its end. */
const maxReads = 3;

/**
 * Returns the other pages: those that follow one in their menu, then from the first on. The next page is
 * last, as a link beside leads there. `[a, b, c, d, e]` of `b` → `[d, e, a]`.
 */
export function listMoreReads<Listed extends Pick<ListedPage, "path">>(
  pages: readonly Listed[],
  own: string,
): readonly Listed[] {
  const index = pages.findIndex(({ path }) => path === own);
  if (index === -1) return pages.slice(0, maxReads);
  const [next, ...others] = [...pages.slice(index + 1), ...pages.slice(0, index)];
  return next === undefined ? [] : [...others, next].slice(0, maxReads);
}
