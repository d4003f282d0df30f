import type { Predicate } from "../../query/predicate.ts";
import type { DocumentQuery } from "../../store/document-query.ts";

/** Results before a page that are gone through in a few milliseconds. */
const shallow = 2000;

/** Of more, SQLite takes long to make a plan. */
const fewPredicates = 20;

const equality = /^(?:at|any|in)$/;
const comparing = /^(?:at|not|any|in|has|missing|number\.(?:gt|lt|inRange)|date\.(?:after|before|between))$/;

/**
 * True for a query that even to estimate can take more than some ten milliseconds in a repository with 100,000
 * documents: one that reads words, distances or parts of dates, or goes far into the results.
 */
export function isExpensiveQuery({ predicates, after, page, pageSize }: DocumentQuery): boolean {
  if (predicates.length > fewPredicates) return true;
  if (predicates.some(isExact)) return false;
  if (after !== "" || page * pageSize > shallow) return true;
  return predicates.some(({ operator }) => !comparing.test(operator));
}

/** True when a predicate leaves a handful of documents, whatever else is asked for. */
export function isExact({ operator, path, values: [value] }: Predicate): boolean {
  const isUnique = path.kind === "document" ? path.name === "id" : path.path[0] === "uid";
  const count = typeof value === "object" ? value.length : 1;
  return isUnique && equality.test(operator) && count > 0 && count <= 300;
}
