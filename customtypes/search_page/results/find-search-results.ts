import type { SearchQuery, SearchResults } from "../../../catalog/search/search.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageFacts } from "../../../renderer/index.ts";
import { readView } from "../../../routing/define-view.ts";
import { searchView } from "../../../blocks/listing/view.ts";

/** Returns what the address of a page searches for. */
export function toSearchQuery({ site, view }: PageFacts): SearchQuery {
  const { q = "", when, from } = readView(searchView, view);
  return { host: site.host, q, isDated: when !== undefined || from !== undefined };
}

/** Returns what was found; undefined when the site could not be searched. */
export function findSearchResults(snapshot: Snapshot, facts: PageFacts): SearchResults | undefined {
  return snapshot.get("search", toSearchQuery(facts));
}
