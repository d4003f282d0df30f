import { fitsPath } from "./fits-path.ts";
import { operators } from "./operators.ts";
import type { Argument, FieldPath } from "./predicate.ts";
import { readPath } from "./read-path.ts";

interface Misfit {
  readonly problem: string;
  readonly about: "name" | "path";
}

/** The path of a predicate whose name, path and arguments fit together, or what is wrong with them. */
export function checkPredicate(name: string, pathText: string, values: readonly Argument[]): FieldPath | Misfit {
  const misfit = (what: string, about: Misfit["about"] = "path") => ({
    problem: `[function ${name}(..)] ${what}`,
    about,
  });
  const expected = operators.get(name);
  if (!expected) return misfit(`unexpected predicate '${name}'`, "name");
  const path = readPath(pathText);
  if (!path || !fitsPath(name, path)) return misfit(`unexpected field '${pathText}'`);
  if (values.length !== expected.length) {
    return misfit(`unexpected arguments, of which it takes ${expected.length} after the path`);
  }
  const wrong = values.findIndex((value, index) => !expected[index]?.fits(value));
  return wrong === -1 ? path : misfit(`unexpected argument ${wrong + 1}, which must be ${expected[wrong]?.name}`);
}
