import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import { type Ordering, parseOrderings } from "../query/orderings.ts";
import { maxPredicates, parseQuery } from "../query/parse-query.ts";
import type { FieldPath, Predicate } from "../query/predicate.ts";
import { queryProblem, type QueryProblem } from "../query/problem.ts";
import type { DocumentQuery } from "../store/document-query.ts";
import type { DocumentType } from "../store/state.ts";
import { parameterError, parsingError } from "./responses.ts";

type Conditions = Pick<DocumentQuery, "predicates" | "orderings">;

/** Parses the predicates and orderings of a search, or returns the error response. */
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
    const tooMany = all[maxPredicates];
    if (tooMany)
      return parsingError(queryProblem(`more than ${maxPredicates} predicates`, query, tooMany.offset), index);
  }
  return all;
}

/** Finds the first predicate about a field that its type does not have. An unknown type has no fields. */
function unknownField(predicates: readonly Predicate[], types: readonly DocumentType[]): QueryProblem | undefined {
  const unknown = predicates.find(({ path }) => !isKnown(path, types));
  if (!unknown) return undefined;
  const { operator, path, source, offset } = unknown;
  return queryProblem(`[function ${operator}(..)] unexpected field '${pathText(path)}'`, source, offset);
}

/** Finds the first ordering by such a field; `source` is the text of all orderings. */
function unknownOrdering(
  orderings: readonly Ordering[],
  source: string,
  types: readonly DocumentType[],
): QueryProblem | undefined {
  const unknown = orderings.find(({ path }) => !isKnown(path, types));
  if (!unknown) return undefined;
  const text = pathText(unknown.path);
  return queryProblem(`unexpected field '${text}'`, source, source.indexOf(text));
}

function isKnown(path: FieldPath, types: readonly DocumentType[]): boolean {
  if (path.kind !== "field") return true;
  const fields = types.find(({ id }) => id === path.type)?.fields;
  return fields?.includes(path.path[0] ?? "") ?? false;
}

function pathText(path: FieldPath): string {
  return path.kind === "field" ? ["my", path.type, ...path.path].join(".") : `document.${path.name}`;
}
