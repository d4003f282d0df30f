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
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator) return misfit(`unexpected predicate '${name}'`, "name");
  const path = readPath(pathText);
  if (!path) return misfit(`unexpected field '${pathText}'`);
  if (path.kind === "document" && path.name === "text" && name !== "fulltext") {
    return misfit(`unexpected field '${pathText}', which only fulltext can search`);
  }
  const expected = operator.arguments;
  const fits = values.length === expected.length && values.every((value, index) => expected[index]?.(value) ?? false);
  return fits ? path : misfit(`unexpected arguments, of which it takes ${expected.length} after the path`);
}
