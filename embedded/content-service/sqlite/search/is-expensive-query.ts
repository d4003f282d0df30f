import type { Predicate } from "../../query/predicate.ts";
import type { DocumentQuery } from "../../store/document-query.ts";

/** Results before a page that take a few milliseconds to skip. */
const shallow = 2000;

/** Most predicates for which SQLite plans quickly. */
const fewPredicates = 20;

const equality = /^(?:at|any|in)$/;
const comparing = /^(?:at|not|any|in|has|missing|number\.(?:gt|lt|inRange)|date\.(?:after|before|between))$/;

/**
 * True when even an estimate can take over ten milliseconds with 100,000 documents. Such queries read words, distances
 * or parts of dates, or skip many results.
 */
export function isExpensiveQuery({ predicates, after, page, pageSize }: DocumentQuery): boolean {
  if (predicates.length > fewPredicates) return true;
  if (predicates.some(isExact)) return false;
  if (after !== "" || page * pageSize > shallow) return true;
  return predicates.some(({ operator }) => !comparing.test(operator));
}

/** True when a predicate alone limits the results to a few documents. */
export function isExact({ operator, path, values: [value] }: Predicate): boolean {
  const isUnique = path.kind === "document" ? path.name === "id" : path.path[0] === "uid";
  const count = typeof value === "object" ? value.length : 1;
  return isUnique && equality.test(operator) && count > 0 && count <= 300;
}
