import { documentsKey, type FindDocuments } from "../../catalog/document/document.ts";
import { isFoundBy } from "../../catalog/document/is-found-by.ts";
import type { Time } from "../../http/time.ts";
import { canMatch, joinQueries } from "./join-queries.ts";
import type { RunQuery } from "./run-query.ts";
import { allPages } from "./search.ts";

/** Finds the documents of all queries with one search. Queries that no document can match cost no request. */
export function findDocuments(run: RunQuery, time: Time): FindDocuments {
  return async (queries, { locale }) => {
    const possible = queries.filter(canMatch);
    const found =
      possible.length === 0 ? [] : await run((client) => allPages(client, joinQueries(possible, locale), time));
    return new Map(
      queries.map((query) => [documentsKey(query), found.filter((document) => isFoundBy(query, document, locale))]),
    );
  };
}
