import { namingWords } from "../../../catalog/search/asking-words.ts";
import { splitWords } from "../../../catalog/search/words.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { type UpcomingShow, upcomingShows } from "../../../blocks/shows/upcoming-shows.ts";
import { readView } from "../../../routing/define-view.ts";
import { listingView, searchView } from "../../../blocks/listing/view.ts";

/**
 * Returns the shows that nobody sells yet whose name or theatre has all words of a search. The index has what the provider
 * sells, so these are found in their documents.
 */
export function foundUpcoming(page: PageContext): readonly UpcomingShow[] {
  const { q = "" } = readView(searchView, page.view);
  const { page: current = 1 } = readView(listingView, page.view);
  const words = namingWords(q);
  if (words.length === 0 || current > 1) return [];
  return upcomingShows(page).filter(({ name, theatre }) => {
    const own = splitWords(`${name.text} ${theatre.text}`);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}
