import type Database from "libsql";
import type { Predicate } from "../../query/predicate.ts";
import type { DocumentQuery, SearchResult, View } from "../../store/document-query.ts";
import { allVersions } from "./candidate-versions.ts";
import { clauseOf } from "./clause-of.ts";
import { countUpTo } from "./rows.ts";
import { isExact } from "./is-expensive-query.ts";
import { searchDocuments } from "./search-documents.ts";

/** What may be done for a question that keeps others waiting, in steps of going through an index. */
const maxSteps = 20_000;

/** Steps that looking up a field of one version takes. */
const stepsOfLookup = 10;

/** Answers a query when few enough documents are to be looked at for it; undefined when it would take too long. */
export function searchWithinBudget(db: Database.Database, view: View, query: DocumentQuery): SearchResult | undefined {
  return isWithinBudget(db, view, query) ? searchDocuments(db, view, query) : undefined;
}

function isWithinBudget(db: Database.Database, view: View, query: DocumentQuery): boolean {
  const { predicates, orderings } = query;
  if (predicates.some(isExact)) return true;
  const lookups = predicates.filter(isLookup).length + orderings.length;
  const most = Math.floor(maxSteps / (1 + stepsOfLookup * lookups));
  const clauses = predicates.map((predicate) => clauseOf(db, view, predicate));
  const sources = [allVersions(query), ...clauses.flatMap(({ versions }) => versions ?? [])];
  return sources.some((versions) => countUpTo(db, versions, most + 1) <= most);
}

/** The indexes that all documents are gone through in have their ids and languages, and one of them their types. */
function isLookup({ operator, path }: Predicate): boolean {
  if (path.kind === "field") return true;
  return path.name === "type" ? operator !== "at" : !["id", "lang"].includes(path.name);
}
