import type { ProviderResourceName, ResourceQuery, ResourceValue } from "./table.ts";

/** How a list with a limit serves a query with a smaller one. */
export interface ListRule<Query, Value> {
  readonly limit: (query: Query) => number;
  /** Returns the query that all limits share. */
  readonly unlimited: (query: Query) => Query;
  /** Returns the first items of a list. */
  readonly first: (list: Value, limit: number) => Value;
}

type Limited = { readonly limit: number };

function listRule<Query extends Limited, Value>(first: ListRule<Query, Value>["first"]): ListRule<Query, Value> {
  return { limit: ({ limit }) => limit, unlimited: (query) => ({ ...query, limit: 0 }), first };
}

function firstProducts<List extends { readonly products: readonly unknown[] }>(list: List, limit: number): List {
  return { ...list, products: list.products.slice(0, limit) };
}

type ListRules = { readonly [Name in ProviderResourceName]?: ListRule<ResourceQuery<Name>, ResourceValue<Name>> };

/** The resources that are lists with a limit: their last good value serves every limit. */
export const listRules: ListRules = {
  rankings: listRule(firstProducts),
  categoryRankings: listRule(firstProducts),
  topCollections: listRule((collections, limit) => collections.slice(0, limit)),
  collectionSections: listRule((list, limit) => ({
    ...list,
    sections: list.sections.map((section) => firstProducts(section, limit)),
  })),
};
