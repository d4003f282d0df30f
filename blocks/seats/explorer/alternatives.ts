import type { TogetherQuery } from "../../../catalog/seating/seat-groups.ts";
import { areTogether, type TogetherInstead, togetherInstead } from "../../../catalog/seating/together-instead.ts";
import type { House } from "./house.ts";
import { type ExplorerWords, fillText } from "./texts.ts";

/** Another search that a traveller can try, in words. */
export interface Alternative {
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
export function listAlternatives({ house, words, party }: Circumstances, query: TogetherQuery): readonly Alternative[] {
  const ways = togetherInstead(house, query).map((instead) => ({
    text: formatInstead(instead, words),
    query: instead,
  }));
  const isBackPossible = query.limit !== undefined && areTogether(house, party);
  return isBackPossible ? [...ways, { text: words.texts.reset, query: { count: party } }] : ways;
}

function formatInstead({ count, price, isAbove }: TogetherInstead, { texts, money, join }: ExplorerWords): string {
  return join([fillText(texts.instead[count] ?? "", { price: money(price) }), isAbove ? texts.aboveLimit : ""]);
}
