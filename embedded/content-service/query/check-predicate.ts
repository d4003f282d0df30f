import { operators } from "./operators.ts";
import type { Argument, FieldPath } from "./predicate.ts";
import { readPath } from "./read-path.ts";

interface PredicateProblem {
  readonly problem: string;
  readonly about: "name" | "path";
}

/** Returns the path of a valid predicate, otherwise the problem with its name, path or arguments. */
export function checkPredicate(
  name: string,
  pathText: string,
  values: readonly Argument[],
): FieldPath | PredicateProblem {
  const problem = (what: string, about: PredicateProblem["about"] = "path") => ({
    problem: `[function ${name}(..)] ${what}`,
    about,
  });
  const expected = operators.get(name);
  if (!expected) return problem(`unexpected predicate '${name}'`, "name");
  const path = readPath(pathText);
  if (!path || !fitsPath(name, path)) return problem(`unexpected field '${pathText}'`);
  if (values.length !== expected.length) {
    return problem(`unexpected arguments, of which it takes ${expected.length} after the path`);
  }
  const wrong = values.findIndex((value, index) => !expected[index]?.fits(value));
  return wrong === -1 ? path : problem(`unexpected argument ${wrong + 1}, which must be ${expected[wrong]?.name}`);
}

const comparing = /^(?:at|not|any|in|has|missing)$/;
const ofDates = /^(?:date|number)\./;

/** True when an operator applies to a path: tags have no words, uids no dates. */
export function fitsPath(operator: string, path: FieldPath): boolean {
  if (operator === "similar") return path.kind === "document" && path.name === "text";
  if (path.kind === "field") return path.path[0] !== "uid" || operator === "fulltext" || comparing.test(operator);
  if (path.name === "text") return operator === "fulltext";
  const isDate = path.name === "first_publication_date" || path.name === "last_publication_date";
  return comparing.test(operator) || (isDate && ofDates.test(operator));
}
