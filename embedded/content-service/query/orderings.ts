import type { StoredDocument } from "../store/stored-document.ts";
import { fieldValues } from "./field-values.ts";
import type { FieldPath, Scalar } from "./predicate.ts";
import { readPath } from "./read-path.ts";

export interface Ordering {
  readonly path: FieldPath;
  readonly descending: boolean;
}

/** Reads `[my.page.date desc,document.first_publication_date]`, with or without the brackets; undefined if it is not one. */
export function parseOrderings(text: string): readonly Ordering[] | undefined {
  const inner = text.trim().replace(/^\[/, "").replace(/\]$/, "").trim();
  if (inner === "") return [];
  const orderings = inner.split(",").map(parseOrdering);
  return orderings.every((ordering) => ordering !== undefined) ? orderings : undefined;
}

function parseOrdering(text: string): Ordering | undefined {
  const [pathText = "", direction = "asc", ...rest] = text.trim().split(/\s+/);
  const path = readPath(pathText);
  if (!path || rest.length > 0 || !["asc", "desc"].includes(direction)) return undefined;
  return { path, descending: direction === "desc" };
}

/** Compares by each ordering in turn, empty fields last; without orderings the last published come first. */
export function compareDocuments(orderings: readonly Ordering[]): (a: StoredDocument, b: StoredDocument) => number {
  const all = orderings.length > 0 ? orderings : [lastPublishedFirst];
  return (a, b) => {
    for (const { path, descending } of all) {
      const order = compareValues(fieldValues(a, path)[0], fieldValues(b, path)[0], descending ? -1 : 1);
      if (order !== 0) return order;
    }
    return a.id < b.id ? -1 : 1;
  };
}

const lastPublishedFirst: Ordering = {
  path: { kind: "document", name: "last_publication_date" },
  descending: true,
};

function compareValues(a: Scalar | undefined, b: Scalar | undefined, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return (a < b ? -1 : 1) * sign;
}
