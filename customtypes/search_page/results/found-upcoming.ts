import { splitWords } from "../../../catalog/search/words.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { type UpcomingShow, upcomingShows } from "../../../blocks/shows/upcoming-shows.ts";

/**
 * Returns the shows that nobody sells yet whose name or theatre has all words of a search. The index has what the provider
 * sells, so these are found in their documents.
 */
export function foundUpcoming(page: PageContext): readonly UpcomingShow[] {
  const { q = "", page: current = 1 } = page.view;
  const words = splitWords(q);
  if (words.length === 0 || current > 1) return [];
  return upcomingShows(page).filter(({ name, theatre }) => {
    const own = splitWords(`${name.text} ${theatre.text}`);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}
