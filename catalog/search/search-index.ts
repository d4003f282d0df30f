import MiniSearch, { type SearchOptions } from "minisearch";
import type { SearchEntry } from "./search-entry.ts";
import { namingWords } from "./asking-words.ts";
import { readField, type Row } from "./index-row.ts";
import { unswap } from "./unswap.ts";
import { splitWords } from "./words.ts";

/** The entries of one language, by their words. */
export interface SearchIndex {
  /**
   * Returns what has most of the words of a search, best first. Where nothing has them as typed, two letters may be in each
   * other's place, and then typing errors count.
   */
  readonly find: (q: string) => readonly SearchEntry[];
  /** All entries, the most popular first. */
  readonly entries: readonly SearchEntry[];
}

/** Most words of a search that count. */
const maxWords = 8;

/** Entries that are indexed at once, before the process does something else: some 20 ms. */
const chunkSize = 100;

const fields = ["name", "english", "context"];

const common: SearchOptions = {
  tokenize: (q) => q.split(" ").filter((word) => word !== ""),
  combineWith: "OR",
  boost: { name: 1.5, english: 1, context: 1 },
  // A name that repeats a word is about it no more than others.
  bm25: { k: 0.2, b: 0.4, d: 0.5 },
  // Too much begins with one letter.
  prefix: (word) => word.length > 1 || counts(word),
  weights: { prefix: 0.7, fuzzy: 0.4 },
};

/** Creates the index without blocking the process for long. */
export async function createSearchIndex(all: readonly SearchEntry[]): Promise<SearchIndex> {
  const entries = all.toSorted((one, other) => other.popularity - one.popularity);
  const known = new Set<string>();
  const processTerm = (word: string) => {
    known.add(word);
    return word;
  };
  const index = new MiniSearch<Row>({ fields, tokenize: splitWords, processTerm, extractField: readField });
  await index.addAllAsync(
    entries.map((entry, id) => ({ entry, id })),
    { chunkSize },
  );
  const boostDocument = (id: number) => (1 + (entries[id]?.popularity ?? 0)) ** 0.25;
  const search = (q: string, options: SearchOptions) =>
    index.search(q, { ...common, boostDocument, processTerm: (word) => word, ...options });
  const find = (q: string) => {
    const words = namingWords(q).slice(0, maxWords);
    const counted = new Set(words.filter(counts)).size;
    const unswapped = words.map((word) => unswap(word, known)).join(" ");
    let best: BestMatches = { words: -1, ids: [] };
    for (const attempt of [
      () => selectBestMatches(search(words.join(" "), {}), 0),
      () => selectBestMatches(search(unswapped, {}), 0),
      () => selectBestMatches(search(unswapped, { fuzzy: errorsIn }), minShare),
    ]) {
      const matches = attempt();
      if (matches.words > best.words) best = matches;
      if (best.words >= counted && best.ids.length > 0) break;
    }
    return best.ids;
  };
  return { entries, find: (q) => find(q).flatMap((id) => entries[id] ?? []) };
}

/** Returns how many letters of a word may be wrong: none of a short one. */
function errorsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Whether a word says what is searched for. Short words of Latin letters are mostly `in` and `de`. */
function counts(word: string): boolean {
  return word.length > 2 || !/^\p{Script=Latin}+$/u.test(word);
}

interface Match {
  readonly id: number;
  readonly score: number;
  readonly queryTerms: readonly string[];
}

interface BestMatches {
  /** How many words of the search the best of them have. */
  readonly words: number;
  readonly ids: readonly number[];
}

/**
 * The least share of the best score that counts when errors are forgiven. Lower ones have little in common with the
 * search.
 */
const minShare = 0.2;

/** Returns what matches the most words: `rome food` finds what has both, if anything has. One of three words may lack. */
function selectBestMatches(found: readonly Match[], share: number): BestMatches {
  const matches = found.map(({ id, score, queryTerms }) => {
    return { id, score, words: new Set(queryTerms.filter(counts)).size };
  });
  const words = matches.reduce((most, match) => Math.max(most, match.words), 0);
  const best = matches.reduce((most, { score }) => Math.max(most, score), 0);
  const enough = words > 2 ? words - 1 : words;
  const kept = matches.filter((match) => match.words >= enough && match.score >= best * share);
  return { words, ids: kept.toSorted((one, other) => other.words - one.words).map(({ id }) => id) };
}
