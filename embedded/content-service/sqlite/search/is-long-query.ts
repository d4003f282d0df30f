import type { Predicate } from "../../query/predicate.ts";
import type { DocumentQuery } from "../../store/document-query.ts";

/** Results before a page that are gone through in a few milliseconds. */
const shallow = 2000;

/** Of more, SQLite takes long to make a plan. */
const fewPredicates = 20;

const equality = /^(?:at|any|in)$/;
const comparing = /^(?:at|any|in|has|number\.(?:gt|lt|inRange)|date\.(?:after|before|between))$/;

/**
 * True for a query that can take more than some ten milliseconds in a repository with 100,000 documents: one that reads
 * words or parts of dates, asks for what is not there, or may have to look at, or sort, all documents of a type.
 */
export function isLongQuery(query: DocumentQuery): boolean {
  const { predicates, orderings, after, page, pageSize } = query;
  if (predicates.length > fewPredicates) return true;
  if (predicates.some(isExact)) return false;
  if (after !== "" || page * pageSize > shallow) return true;
  if (predicates.some(({ operator }) => !comparing.test(operator))) return true;
  if (predicates.some(({ path }) => isUnindexed(path, query.lang))) return true;
  return orderings.length > 0 && !predicates.some((predicate) => isNarrow(predicate, query.lang));
}

/** True when a predicate leaves a handful of documents, whatever else is asked for. */
function isExact({ operator, path, values: [value] }: Predicate): boolean {
  const isUnique = path.kind === "document" ? path.name === "id" : path.path[0] === "uid";
  const count = typeof value === "object" ? value.length : 1;
  return isUnique && equality.test(operator) && count > 0 && count <= 300;
}

/** Dates of publication: only the last one's is in the indexes that are gone through for one language. */
function isUnindexed(path: Predicate["path"], lang: string): boolean {
  if (path.kind === "field") return false;
  return path.name === "first_publication_date" || (path.name === "last_publication_date" && lang === "*");
}

/** True when few enough documents are likely to be left for sorting them. */
function isNarrow({ operator, path }: Predicate, lang: string): boolean {
  const hasIndex = path.kind === "field" || path.name === "tags";
  return hasIndex && operator !== "has" && (lang !== "*" || equality.test(operator));
}
