import { checkPredicate } from "./check-predicate.ts";
import { Cursor } from "./cursor.ts";
import type { Predicate } from "./predicate.ts";
import { type QueryProblem, queryProblem } from "./problem.ts";
import { readArguments, readPathlessArguments } from "./read-arguments.ts";
import { TokenReader } from "./token-reader.ts";

/** Longest `q` that is parsed, in UTF-16 units: enough for 300 identifiers. */
const maxQueryLength = 32_768;

/** Most predicates in all `q` parameters of a request. */
export const maxPredicates = 100;

/** Parses one `q` parameter in one pass: `[[at(document.type, "page")][has(my.page.title)]]`, `[]`. Never throws. */
export function parseQuery(source: string, cursor = new Cursor(source)): readonly Predicate[] | QueryProblem {
  if (source.length > maxQueryLength) {
    return queryProblem(`the query is longer than ${maxQueryLength} characters`, source, 0);
  }
  const reader = new TokenReader(cursor);
  return readPredicates(reader) ?? queryProblem(reader.problem, source, reader.token.offset);
}

function readPredicates(reader: TokenReader): readonly Predicate[] | undefined {
  const predicates: Predicate[] = [];
  if (!reader.take("[") || !readList(reader, predicates, "outer")) return undefined;
  return reader.token.kind === "end" ? predicates : reader.expected("the end of the query");
}

/**
 * Reads predicates to the end of their list. Clients before version 6 put brackets around every query, so an inner list
 * counts as its predicates.
 */
function readList(reader: TokenReader, predicates: Predicate[], level: "outer" | "inner"): boolean {
  while (!reader.sees("]")) {
    if (predicates.length === maxPredicates) {
      reader.fail(`more than ${maxPredicates} predicates`, reader.token);
      return false;
    }
    if (!reader.take("[")) return false;
    if (level === "outer" && reader.sees("[")) {
      if (!readList(reader, predicates, "inner")) return false;
    } else {
      const predicate = readPredicate(reader);
      if (!predicate) return false;
      predicates.push(predicate);
    }
  }
  reader.next();
  return true;
}

/** Reads the rest of a predicate, after its bracket. */
function readPredicate(reader: TokenReader): Predicate | undefined {
  if (!skipLegacyPrefix(reader)) return undefined;
  const nameToken = reader.token;
  const operator = reader.word("the name of a predicate");
  if (operator === undefined || !reader.take("(")) return undefined;
  const pathToken = operator === "similar" ? nameToken : reader.token;
  const pathText = operator === "similar" ? "document" : reader.word("a path such as document.type or my.page.title");
  if (pathText === undefined) return undefined;
  const values = operator === "similar" ? readPathlessArguments(reader) : readArguments(reader);
  if (!values || !reader.take("]")) return undefined;
  const path = checkPredicate(operator, pathText, values);
  if ("problem" in path) return reader.fail(path.problem, path.about === "name" ? nameToken : pathToken);
  return { operator, path, values, offset: pathToken.offset, source: reader.cursor.source };
}

/** Skips `:d =`, which older clients write before each predicate. */
function skipLegacyPrefix(reader: TokenReader): boolean {
  if (reader.token.kind !== "word" || reader.token.text !== ":d") return true;
  reader.next();
  return reader.take("=");
}
