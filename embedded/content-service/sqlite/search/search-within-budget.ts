import type Database from "libsql";
import type { Predicate } from "../../query/predicate.ts";
import type { DocumentQuery, SearchResult, View } from "../../store/document-query.ts";
import { allVersions } from "./candidate-versions.ts";
import { toClause } from "./to-clause.ts";
import { countUpTo } from "./rows.ts";
import { isExact } from "./is-expensive-query.ts";
import { searchDocuments } from "./search-documents.ts";

/** Most index steps of a query that blocks others. */
const maxSteps = 20_000;

/** Index steps of one field look-up. */
const stepsOfLookup = 10;

/** Executes a query that reads few enough documents; undefined for a more expensive one. */
export function searchWithinBudget(db: Database.Database, view: View, query: DocumentQuery): SearchResult | undefined {
  return isWithinBudget(db, view, query) ? searchDocuments(db, view, query) : undefined;
}

function isWithinBudget(db: Database.Database, view: View, query: DocumentQuery): boolean {
  const { predicates, orderings } = query;
  if (predicates.some(isExact)) return true;
  const lookups = predicates.filter(isLookup).length + orderings.length;
  const maxCandidates = Math.floor(maxSteps / (1 + stepsOfLookup * lookups));
  const clauses = predicates.map((predicate) => toClause(db, view, predicate));
  const sources = [allVersions(query), ...clauses.flatMap(({ versions }) => versions ?? [])];
  return sources.some((versions) => countUpTo(db, versions, maxCandidates + 1) <= maxCandidates);
}

/** True when a predicate needs more than the scanned index, which has ids, languages and types. */
function isLookup({ operator, path }: Predicate): boolean {
  if (path.kind === "field") return true;
  return path.name === "type" ? operator !== "at" : !["id", "lang"].includes(path.name);
}
