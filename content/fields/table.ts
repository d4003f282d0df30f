import * as v from "valibot";
import type { Table } from "../table.ts";
import { richText } from "./rich-text.ts";

const key = v.fallback(v.string(), "");

const cell = v.pipe(
  v.object({ key, type: v.fallback(v.picklist(["header", "data"]), "data"), content: v.fallback(richText(), []) }),
  v.transform(({ type: kind, ...rest }) => ({ ...rest, kind })),
);

const part = v.object({
  rows: v.array(v.object({ key, cells: v.fallback(v.array(cell), []) })),
});

const filledTable = v.object({ head: v.fallback(v.optional(part), undefined), body: part });

/** A Table field; undefined when there is none. A cell's content is rich text. */
export function table() {
  return v.pipe(
    v.nullish(filledTable, null),
    v.transform((value): Table | undefined =>
      value ? { head: value.head?.rows ?? [], body: value.body.rows } : undefined,
    ),
    v.metadata({ prismic: "Table" }),
  );
}
