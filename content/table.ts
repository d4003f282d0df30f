import type { RichText } from "./rich-text.ts";

/** A table as the editor filled it. */
export interface Table {
  /** Empty when it has none. */
  readonly head: readonly TableRow[];
  readonly body: readonly TableRow[];
}

export interface TableRow {
  /** Stays the same for as long as the row is there, whatever is written in it. */
  readonly key: string;
  readonly cells: readonly TableCell[];
}

export interface TableCell {
  readonly key: string;
  readonly kind: "header" | "data";
  readonly content: RichText;
}
