import type { Finding } from "./find-words.ts";

/** Matches "What" where code, a blank line, a list item's dash or the end of a sentence is before it. */
const opening = /(?<=(?:^|█|\n[ \t]*\n|\n[ \t]*-|[.!?:;][)"'”]*)\s+)What(?![\w’'])/gu;

/** Finds sentences that begin with "What"; `prose` is what `proseIn` returns. */
export function findOpenings(prose: string): Finding[] {
  return [...prose.matchAll(opening)].map(({ index, 0: text }) => ({
    offset: index,
    text,
    hint: "begin with a verb or with the noun that the type names",
  }));
}
