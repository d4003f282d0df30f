import type { Scalar } from "../../../query/predicate.ts";
import type { DocumentQuery } from "../../../store/document-query.ts";
import type { StoredDocument } from "../../../store/document.ts";
import { naiveRank } from "./naive-matches.ts";
import { naiveValues } from "./naive-values.ts";

interface Key {
  readonly of: (document: StoredDocument) => Scalar | undefined;
  readonly sign: 1 | -1;
}

/** Compares by each ordering in turn, empty fields last; otherwise by rank or last publication. */
export function naiveOrder({ orderings, predicates }: DocumentQuery, all: readonly StoredDocument[]) {
  const requested = orderings.map(({ path, descending }): Key => {
    return { of: (document) => naiveValues(document, path)[0], sign: descending ? -1 : 1 };
  });
  const rank = predicates.map((predicate) => naiveRank(predicate, all)).find((one) => one !== undefined);
  const best: readonly Key[] = rank ? [{ of: rank, sign: 1 }] : [];
  const lastPublished: Key = { of: ({ lastPublished: date }) => date ?? undefined, sign: -1 };
  const keys = requested.length > 0 ? requested : [...best, lastPublished];
  return (a: StoredDocument, b: StoredDocument): number =>
    keys.reduce((order, key) => order || compare(key.of(a), key.of(b), key.sign), 0) || (a.id < b.id ? -1 : 1);
}

const kinds = ["number", "string", "boolean"];

/** Sorts numbers before texts before booleans, and texts by code points. */
function compare(a: Scalar | undefined, b: Scalar | undefined, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  const byKind = kinds.indexOf(typeof a) - kinds.indexOf(typeof b);
  if (byKind !== 0) return byKind * sign;
  return (
    (typeof a === "string" ? Buffer.compare(Buffer.from(a), Buffer.from(String(b))) : Number(a) - Number(b)) * sign
  );
}
