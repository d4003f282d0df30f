/** A fault of a `q` parameter and its position; lines and columns start at 1, columns count UTF-16 units. */
export interface QueryProblem {
  readonly kind: "problem";
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

const maxQuoteLength = 200;

/** Formats a problem as Prismic does: fault, position, query. */
export function queryProblem(what: string, source: string, offset: number): QueryProblem {
  const before = source.slice(0, offset).split("\n");
  const line = before.length;
  const column = (before.at(-1) ?? "").length + 1;
  const quoted = source.length > maxQuoteLength ? `${source.slice(0, maxQuoteLength)}…` : source;
  return { kind: "problem", message: `${what} on line:${line} col:${column} in query '${quoted}'`, line, column };
}
