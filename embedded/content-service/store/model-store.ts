import type { Refusal } from "./refusal.ts";

/** Models, as the Custom Types API takes and gives them: JSON that has an `id`. */
export interface ModelReader {
  readonly models: (kind: ModelKind) => readonly StoredModel[];
  /** Another number whenever any model is another. */
  readonly modelRevision: () => number;
}

export interface ModelWriter {
  /** Refuses one whose id is taken, as a conflict. */
  readonly insertModel: (kind: ModelKind, model: StoredModel) => void | Refusal;
  readonly updateModel: (kind: ModelKind, model: StoredModel) => void | Refusal;
  /** Refuses a custom type that has documents, as a conflict. */
  readonly deleteModel: (kind: ModelKind, id: string) => void | Refusal;
  /** All of them or, when one is refused, none. */
  readonly changeModels: (changes: readonly ModelChange[]) => void | Refusal;
}

export type ModelChange =
  | { readonly change: "insert" | "update"; readonly kind: ModelKind; readonly model: StoredModel }
  | { readonly change: "delete"; readonly kind: ModelKind; readonly id: string };

export type ModelKind = "customtype" | "slice";

export interface StoredModel {
  readonly id: string;
  readonly [key: string]: unknown;
}
