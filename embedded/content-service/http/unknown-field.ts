import type { FieldPath, Predicate } from "../query/predicate.ts";
import { type QueryProblem, queryProblem } from "../query/problem.ts";
import type { DocumentQuery, StoreOverview } from "../store/document-store.ts";

/**
 * The first path that names a field no document of its type has. A type that has no documents yet may have any field.
 */
export function unknownField(query: DocumentQuery, { types }: StoreOverview): QueryProblem | undefined {
  const predicate = query.predicates.find(({ path }) => !isKnown(path, types));
  if (predicate) return describe(predicate);
  const ordering = query.orderings.find(({ path }) => !isKnown(path, types));
  return ordering && queryProblem(`unexpected field '${pathText(ordering.path)}'`, "orderings", 0);
}

function isKnown(path: FieldPath, types: StoreOverview["types"]): boolean {
  if (path.kind === "document") return true;
  return types.get(path.type)?.has(path.path[0] ?? "") ?? true;
}

function describe({ operator, path, source, offset }: Predicate): QueryProblem {
  return queryProblem(`[function ${operator}(..)] unexpected field '${pathText(path)}'`, source, offset);
}

function pathText(path: FieldPath): string {
  return path.kind === "field" ? ["my", path.type, ...path.path].join(".") : `document.${path.name}`;
}
