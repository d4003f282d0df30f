import type { TogetherQuery } from "../../../catalog/seating/seat-groups.ts";
import { togetherInstead } from "../../../catalog/seating/together-instead.ts";
import type { House } from "./house.ts";
import { type ExplorerWords, fill } from "./texts.ts";

/** What can be looked for instead, in words. */
export interface WayOn {
  readonly text: string;
  readonly query: TogetherQuery;
}

interface Circumstances {
  readonly house: House;
  readonly words: ExplorerWords;
  /** For how many travellers the page is. */
  readonly party: number;
}

/** Returns what can be found where no seats fit a query, and the way back from a limit. Each finds something. */
export function waysOn({ house, words, party }: Circumstances, { count, limit }: TogetherQuery): readonly WayOn[] {
  const { texts, money } = words;
  const instead = togetherInstead(house, count);
  if (instead === undefined) return [];
  const text = fill(texts.instead[instead.count] ?? "", { price: money(instead.price) });
  const way = { text, query: { count: instead.count, limit: instead.price.minor } };
  const isBackPossible = limit !== undefined && togetherInstead(house, party)?.count === party;
  return isBackPossible ? [way, { text: texts.reset, query: { count: party } }] : [way];
}
