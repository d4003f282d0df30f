import type { ListedPage } from "../../../blocks/places/listed-page.ts";

/** How many other pages a page leads to at its end. */
const maxReads = 3;

/**
 * Returns other pages than the one at a path: those that follow it in their menu, then from the first on. The next one is
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
