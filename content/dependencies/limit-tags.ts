import { anyPublication, everyPage } from "./published-tags.ts";

/** Next takes 128 tags, two of which every page has. */
const most = 126;

/** Returns the tags of a page for Next. In place of too many it is rendered again after every publication. */
export function limitTags(tags: readonly string[]): readonly string[] {
  return tags.length > most ? [everyPage, anyPublication] : [everyPage, ...tags];
}
