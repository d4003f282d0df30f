import { cacheTag } from "../../content/dependencies/cache-tag.ts";
import { everyPage } from "../../content/dependencies/published-tags.ts";
import { pageIdentifier } from "../../routing/page-address.ts";
import type { PagesAtRef } from "./create-page-list.ts";

/** Most addresses whose pages are invalidated one by one. */
const maxAddresses = 1000;

/** Returns the cache tags of what was rendered for addresses that came or went between two readings. */
export function listChangedTags(before: PagesAtRef, after: PagesAtRef): readonly string[] {
  const [old, current] = [listPathTags(before), listPathTags(after)];
  const changed = [...[...old].filter((tag) => !current.has(tag)), ...[...current].filter((tag) => !old.has(tag))];
  return changed.length > maxAddresses ? [everyPage] : changed;
}

/** The tags of all that looked for a document at these addresses. */
function listPathTags({ pages }: PagesAtRef): ReadonlySet<string> {
  return new Set(pages.map((page) => cacheTag("path", page.locale.contentLanguage, pageIdentifier(page))));
}
