import type { Ordering } from "../query/ordering.ts";
import type { FieldPath, Predicate } from "../query/predicate.ts";
import { type QueryProblem, queryProblem } from "../query/problem.ts";
import type { DocumentType } from "../store/state.ts";

/**
 * The first predicate about a field that its type does not have. A type without a model and without documents may have
 * any field: that nobody has published one yet does not make a query wrong.
 */
export function unknownField(
  predicates: readonly Predicate[],
  types: readonly DocumentType[],
): QueryProblem | undefined {
  const unknown = predicates.find(({ path }) => !isKnown(path, types));
  if (!unknown) return undefined;
  const { operator, path, source, offset } = unknown;
  return queryProblem(`[function ${operator}(..)] unexpected field '${pathText(path)}'`, source, offset);
}

/** The first ordering by such a field; `source` is the text of the orderings. */
export function unknownOrdering(
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
  return fields?.includes(path.path[0] ?? "") ?? true;
}

function pathText(path: FieldPath): string {
  return path.kind === "field" ? ["my", path.type, ...path.path].join(".") : `document.${path.name}`;
}
