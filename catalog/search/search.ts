import type { Market } from "../market/market.ts";
import type { FetchedResource } from "../snapshot/resource.ts";
import type { Found, FoundPlace } from "./find-on-site.ts";
import type { FoundProduct } from "./search-entry.ts";

export interface SearchQuery {
  /** Host of the site that is searched. */
  readonly host: string;
  /** As `routing/view-parameters.ts` reads it; empty for what is popular. */
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

export interface SearchResults {
  /** Whether anything matches. If not, all is what is popular. */
  readonly matches: boolean;
  /** Number of products on all pages. */
  readonly total: number;
  readonly pages: number;
  /** Those of this page, best first. */
  readonly products: readonly FoundProduct[];
  /** Attractions, cities and categories, best first. Not all of them have a page on the site. */
  readonly places: readonly FoundPlace[];
}

/** Searches a site in a language (row P1). Throws while there is nothing to search in. */
export type Search = (query: SearchQuery, market: Market) => Promise<SearchResults>;

interface SearchContext {
  readonly search: Search;
  readonly market: Market;
}

/** Products of one page of results. */
const perPage = 24;

/** Products that are shown where nothing matches. */
const mostPopular = 8;

/** Places whose pages are looked for. */
const mostPlaces = 100;

/** Returns one page of what was found. Places are on the first. */
export function toResults({ matches, products, places }: Found, page: number): SearchResults {
  const all = matches ? products : products.slice(0, mostPopular);
  return {
    matches,
    total: all.length,
    pages: Math.max(1, Math.ceil(all.length / perPage)),
    products: all.slice((page - 1) * perPage, page * perPage).map(({ id, slug, category }) => ({ id, slug, category })),
    places: page === 1 ? places.slice(0, mostPlaces) : [],
  };
}

/** What was found by words. It is in memory, and costs a page no call. */
export const search: FetchedResource<SearchQuery, SearchResults, SearchContext> = {
  key: searchKey,
  batch: 1,
  load: async (queries, { search: find, market }) => {
    const found = queries.map(async (query) => [searchKey(query), await find(query, market)] as const);
    return new Map(await Promise.all(found));
  },
};

export function searchKey({ host, q, page }: SearchQuery): string {
  return JSON.stringify([host, q, page]);
}
