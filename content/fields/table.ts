import * as v from "valibot";
import type { RichText } from "../rich-text/rich-text.ts";
import { richText } from "./rich-text.ts";

/** A table as the editor filled it. */
export interface Table {
  /** Empty for a table without a header. */
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

const key = v.fallback(v.string(), "");

const cell = v.pipe(
  v.object({ key, type: v.fallback(v.picklist(["header", "data"]), "data"), content: v.fallback(richText(), []) }),
  v.transform(({ type: kind, ...rest }) => ({ ...rest, kind })),
);

const tableRows = v.object({
  rows: v.array(v.object({ key, cells: v.fallback(v.array(cell), []) })),
});

const filledTable = v.object({ head: v.fallback(v.optional(tableRows), undefined), body: tableRows });

/** A Table field; undefined when empty. A cell's content is rich text. */
export function table() {
  return v.pipe(
    v.nullish(filledTable, null),
    v.transform((value): Table | undefined =>
      value ? { head: value.head?.rows ?? [], body: value.body.rows } : undefined,
    ),
    v.metadata({ prismic: "Table" }),
  );
}
