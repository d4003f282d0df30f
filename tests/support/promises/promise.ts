import type { ModelField } from "../model-fields.ts";

/** A form of promise: what it says, and its proof for one field. `words` are those that the pattern captures. */
export interface Promised {
  readonly says: RegExp;
  readonly prove: (field: ModelField, words: readonly string[]) => Promise<void>;
}
