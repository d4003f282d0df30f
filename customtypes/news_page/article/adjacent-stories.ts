import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageFacts } from "../../../renderer/index.ts";
import { pagePath } from "../../../routing/page-address.ts";
import { type NewsItem, readNews } from "../news-items.ts";

/** Other stories below one (D18). */
const maxStories = 3;

/** The stories around one, by their days. */
interface AdjacentStories {
  readonly older: NewsItem | undefined;
  readonly newer: NewsItem | undefined;
  /** The latest of all others. */
  readonly others: readonly NewsItem[];
}

/** Returns the stories around the one at the page's address. */
export function adjacentStories(
  snapshot: Snapshot,
  facts: Pick<PageFacts, "site" | "locale" | "path">,
): AdjacentStories {
  const { stories } = readNews(snapshot, facts);
  const own = pagePath(facts.locale.code, facts.path);
  const index = stories.findIndex(({ href }) => href === own);
  return {
    older: index < 0 ? undefined : stories[index + 1],
    newer: index < 1 ? undefined : stories[index - 1],
    others: stories.filter(({ href }) => href !== own).slice(0, maxStories),
  };
}
