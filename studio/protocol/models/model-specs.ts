import type { FieldSpec } from "./field-spec.ts";

/** A custom type. */
export interface TypeSpec {
  readonly id: string;
  readonly label: string;
  /** Whether several documents of the type may exist in one language. */
  readonly repeatable: boolean;
  /** Documents with the format `page` have an address. */
  readonly format: "page" | "custom";
  readonly tabs: readonly TabSpec[];
  /** The first slice zone; undefined without one. */
  readonly zone: { readonly field: string; readonly slices: readonly string[] } | undefined;
}

interface TabSpec {
  readonly name: string;
  /** Without the slice zone. */
  readonly fields: readonly FieldSpec[];
}

/** A shared slice. */
export interface SliceSpec {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly variations: readonly VariationSpec[];
}

export interface VariationSpec {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly primary: readonly FieldSpec[];
  /** Fields of each of its items; empty for a slice without items. */
  readonly items: readonly FieldSpec[];
}
