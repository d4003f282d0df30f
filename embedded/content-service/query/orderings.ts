import type { FieldPath } from "./predicate.ts";
import { readPath } from "./read-path.ts";

export interface Ordering {
  readonly path: FieldPath;
  readonly descending: boolean;
}

const maxOrderings = 10;

/** Parses `[my.page.date desc,document.first_publication_date]`, brackets optional; undefined for an invalid text. */
export function parseOrderings(text: string): readonly Ordering[] | undefined {
  const inner = text.trim().replace(/^\[/, "").replace(/\]$/, "").trim();
  if (inner === "") return [];
  const orderings = inner.split(",", maxOrderings + 1).map(parseOrdering);
  if (orderings.length > maxOrderings) return undefined;
  return orderings.every((ordering) => ordering !== undefined) ? orderings : undefined;
}

function parseOrdering(text: string): Ordering | undefined {
  const [pathText = "", direction = "asc", ...rest] = text.trim().split(/\s+/);
  const path = pathText === "document" ? undefined : readPath(pathText);
  if (!path || rest.length > 0 || !["asc", "desc"].includes(direction)) return undefined;
  return { path, descending: direction === "desc" };
}
