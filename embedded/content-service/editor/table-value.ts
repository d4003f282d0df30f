import * as v from "valibot";
import { richTextValue } from "./rich-text-value.ts";

const cellSchema = v.object({ key: v.string(), type: v.picklist(["tableHeader", "tableCell"]), content: v.unknown() });
const rowSchema = v.object({ key: v.string(), content: v.array(cellSchema) });
const tableSchema = v.object({ content: v.array(rowSchema) });

type Row = v.InferOutput<typeof rowSchema>;

/** Converts a table; the first row is its head when all cells are headers. */
export function tableValue(content: unknown): unknown {
  const rows = v.parse(tableSchema, content).content;
  const [first] = rows;
  if (!first) return null;
  if (!first.content.every(({ type }) => type === "tableHeader")) return { body: { rows: rows.map(rowValue) } };
  return { head: { rows: [rowValue(first)] }, body: { rows: rows.slice(1).map(rowValue) } };
}

function rowValue({ key, content }: Row): unknown {
  return {
    key,
    cells: content.map((cell) => ({
      key: cell.key,
      type: cell.type === "tableHeader" ? "header" : "data",
      content: richTextValue(cell.content),
    })),
  };
}
