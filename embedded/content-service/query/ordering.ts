import type { FieldPath } from "./predicate.ts";

export interface Ordering {
  readonly path: FieldPath;
  readonly descending: boolean;
}
