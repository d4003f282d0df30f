import type { JsonReply } from "../../http/send-json.ts";
import { parseOrderings } from "../query/orderings.ts";
import { mostPredicates, parseQuery } from "../query/parse-query.ts";
import type { Predicate } from "../query/predicate.ts";
import { queryProblem } from "../query/problem.ts";
import type { DocumentQuery } from "../store/document-query.ts";
import type { DocumentType } from "../store/state.ts";
import { parameterError, parsingError } from "./reply.ts";
import { unknownField, unknownOrdering } from "./unknown-field.ts";

type Conditions = Pick<DocumentQuery, "predicates" | "orderings">;

/** Reads which documents a search looks for, and in which order, or gives the answer that says what is wrong with it. */
export function parseConditions(parameters: URLSearchParams, types: readonly DocumentType[]): Conditions | JsonReply {
  const predicates = parsePredicates(parameters.getAll("q"));
  if ("status" in predicates) return predicates;
  const unknown = unknownField(predicates, types);
  if (unknown) return parsingError(unknown, 0);
  const text = parameters.get("orderings") ?? "";
  const orderings = parseOrderings(text);
  if (!orderings) return parameterError("orderings", "must look like [my.page.date desc]");
  const unorderable = unknownOrdering(orderings, text, types);
  return unorderable ? parsingError(unorderable, 0, "orderings") : { predicates, orderings };
}

function parsePredicates(queries: readonly string[]): readonly Predicate[] | JsonReply {
  const all: Predicate[] = [];
  for (const [index, query] of queries.entries()) {
    const predicates = parseQuery(query);
    if ("kind" in predicates) return parsingError(predicates, index);
    all.push(...predicates);
    const tooMany = all[mostPredicates];
    if (tooMany)
      return parsingError(queryProblem(`more than ${mostPredicates} predicates`, query, tooMany.offset), index);
  }
  return all;
}
