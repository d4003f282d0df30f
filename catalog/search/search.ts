import type { Market } from "../market/market.ts";
import type { FetchedResource } from "../snapshot/resource.ts";
import type { Found, FoundPlace } from "./find-on-site.ts";
import type { FoundProduct } from "./search-entry.ts";

export interface SearchQuery {
  /** Host of the site that is searched. */
  readonly host: string;
  /** As `blocks/listing/search-words.ts` reads it; empty for what is popular. */
  readonly q: string;
  /** Whether days are chosen: without words, all that is sold is then found. */
  readonly isDated: boolean;
}

export interface SearchResults {
  /** Whether anything matches. If not, all is what is popular. */
  readonly matches: boolean;
  /** Number of products that were found. */
  readonly total: number;
  /** The first hundred of them at most, best first. */
  readonly products: readonly FoundProduct[];
  /** Attractions, cities, categories and theatres, best first. Not all of them have a page on the site. */
  readonly places: readonly FoundPlace[];
}

/** Searches a site in a language (P1). Throws if nothing can be searched. */
export type Search = (query: SearchQuery, market: Market) => Promise<SearchResults>;

interface SearchContext {
  readonly search: Search;
  readonly market: Market;
}

/** Products of one search: as many as one call reads. */
const maxProducts = 100;

/** Products that are shown where nothing matches. */
const maxPopular = 8;

/** Places whose pages are looked for. */
const maxPlaces = 100;

/** Returns the best of what was found. Everything that is sold on chosen days is a result. */
export function toResults({ matches, products, places }: Found, { q, isDated }: SearchQuery): SearchResults {
  const isOfDays = isDated && q === "";
  const all = matches || isOfDays ? products : products.slice(0, maxPopular);
  const best = all.slice(0, maxProducts);
  return {
    matches: matches || isOfDays,
    total: all.length,
    products: best.map(({ id, slug, category, timeZone }) => ({ id, slug, category, timeZone })),
    places: isOfDays ? [] : places.slice(0, maxPlaces),
  };
}

/** Results of a search by words. It is in memory, and costs a page no call. */
export const search: FetchedResource<SearchQuery, SearchResults, SearchContext> = {
  key: searchKey,
  batch: 1,
  load: async (queries, { search: find, market }) => {
    const found = queries.map(async (query) => [searchKey(query), await find(query, market)] as const);
    return new Map(await Promise.all(found));
  },
};

export function searchKey({ host, q, isDated }: SearchQuery): string {
  return JSON.stringify([host, q, isDated]);
}
