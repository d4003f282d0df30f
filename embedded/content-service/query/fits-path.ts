import type { FieldPath } from "./predicate.ts";

const comparing = /^(?:at|not|any|in|has|missing)$/;
const ofDates = /^(?:date|number)\./;

/** True when a predicate can say something about a path: tags have no words, uids no dates. */
export function fitsPath(operator: string, path: FieldPath): boolean {
  if (operator === "similar") return path.kind === "document" && path.name === "text";
  if (path.kind === "field") return path.path[0] !== "uid" || operator === "fulltext" || comparing.test(operator);
  if (path.name === "text") return operator === "fulltext";
  const isDate = path.name === "first_publication_date" || path.name === "last_publication_date";
  return comparing.test(operator) || (isDate && ofDates.test(operator));
}
