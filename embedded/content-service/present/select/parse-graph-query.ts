import { everything, merge, nothing, type Selection } from "../../models/selection.ts";
import { type QueryProblem, queryProblem } from "../../query/problem.ts";
import { GraphTokens } from "./graph-tokens.ts";

/** Longest `graphQuery` that is parsed, in UTF-16 units, and its deepest nesting. */
const maxQueryLength = 32_768;
const maxDepth = 32;

/**
 * Parses `{ page { title guide { ...on author { name } } } }` into selections by type, in one pass; never throws.
 * `...pageFields`, or any name that ends with `Fields`, selects all fields.
 */
export function parseGraphQuery(source: string): Selection | QueryProblem {
  if (source.length > maxQueryLength) {
    return queryProblem(`graphQuery is longer than ${maxQueryLength} characters`, source, 0);
  }
  const tokens = new GraphTokens(source);
  const selection = readBraces(tokens, 0);
  if (selection && tokens.sees("")) return selection;
  return queryProblem(tokens.problem || "expected the end of graphQuery", source, tokens.offset);
}

function readBraces(tokens: GraphTokens, depth: number): Selection | undefined {
  if (depth === maxDepth) return tokens.fail(`must not nest deeper than ${maxDepth} levels`);
  if (!tokens.sees("{")) return tokens.fail("expected '{'");
  tokens.next();
  const parts: Selection[] = [];
  do {
    const part = tokens.sees("...") ? readSpread(tokens, depth) : readField(tokens, depth);
    if (!part) return undefined;
    parts.push(part);
  } while (!tokens.sees("}"));
  tokens.next();
  return merge(parts);
}

function readField(tokens: GraphTokens, depth: number): Selection | undefined {
  const name = tokens.name("the name of a field");
  if (name === undefined) return undefined;
  const inner = tokens.sees("{") ? readBraces(tokens, depth + 1) : everything;
  return inner && { ...nothing, fields: new Map([[name, inner]]) };
}

function readSpread(tokens: GraphTokens, depth: number): Selection | undefined {
  tokens.next();
  const name = tokens.text;
  if (name !== "on" && !name.endsWith("Fields")) return tokens.fail("expected 'on' or a name that ends with 'Fields'");
  tokens.next();
  if (name !== "on") return everything;
  const type = tokens.name("a type");
  const inner = type === undefined ? undefined : readBraces(tokens, depth + 1);
  return type === undefined || !inner ? undefined : { ...nothing, on: new Map([[type, inner]]) };
}
