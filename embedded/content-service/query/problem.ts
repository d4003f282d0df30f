/** Why a `q` parameter can't be answered, and where; lines and columns count from 1, columns in UTF-16 units. */
export interface QueryProblem {
  readonly kind: "problem";
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

const longestQuote = 200;

/** Words the problem as Prismic does: what, where, in which query. */
export function queryProblem(what: string, source: string, offset: number): QueryProblem {
  const before = source.slice(0, offset).split("\n");
  const line = before.length;
  const column = (before.at(-1) ?? "").length + 1;
  const quoted = source.length > longestQuote ? `${source.slice(0, longestQuote)}…` : source;
  return { kind: "problem", message: `${what} on line:${line} col:${column} in query '${quoted}'`, line, column };
}
