import { type QueryProblem, queryProblem } from "../../query/problem.ts";

/** `page.cards.name` */
export interface FieldPath {
  readonly type: string;
  /** At least one name; several within groups. */
  readonly names: readonly string[];
}

/** Most names of a path: a field in a group in a group. */
const maxDepth = 3;

/** Parses `fetch` and `fetchLinks`: `page.title,page.cards.name`, with or without square brackets. */
export function parseFieldList(text: string): readonly FieldPath[] | QueryProblem {
  const paths: FieldPath[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s,[\]]+/g)) {
    const [type = "", ...names] = word.split(".");
    if (type === "" || names.includes("") || names.length === 0 || names.length > maxDepth) {
      return queryProblem(`'${word}' must look like type.field, or type.group.field`, text, index);
    }
    paths.push({ type, names });
  }
  return paths;
}
