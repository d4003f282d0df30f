import type { Refusal } from "./refusal.ts";

/** Models of the Custom Types API: JSON with an `id`. */
export interface ModelReader {
  readonly models: (kind: ModelKind) => readonly StoredModel[];
  /** Returns a number that changes with every model. */
  readonly modelRevision: () => number;
}

export interface ModelWriter {
  /** Refuses an id that exists, as a conflict. */
  readonly insertModel: (kind: ModelKind, model: StoredModel) => void | Refusal;
  /** Refuses a custom type that has documents, as a conflict. */
  readonly deleteModel: (kind: ModelKind, id: string) => void | Refusal;
  /** Makes all changes, or none when one is refused. */
  readonly changeModels: (changes: readonly ModelChange[]) => void | Refusal;
}

export type ModelChange = (
  | { readonly change: "insert" | "update"; readonly kind: ModelKind; readonly model: StoredModel }
  | { readonly change: "delete"; readonly kind: ModelKind; readonly id: string }
) & {
  /** Entity tags, of which the existing model has one; undefined to change whatever is there. */
  readonly expected?: readonly string[] | undefined;
};

export type ModelKind = "customtype" | "slice";

export interface StoredModel {
  readonly id: string;
  readonly [key: string]: unknown;
}
