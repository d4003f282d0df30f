import type {
  RichTextField,
  TableField,
  TableFieldBodyRow,
  TableFieldDataCell,
  TableFieldHeaderCell,
} from "@prismicio/client";
import type { Table, TableCell, TableRow } from "../../content/fields/table.ts";
import type { RichText } from "../../content/rich-text/rich-text.ts";

type ToField = (value: RichText) => RichTextField;

/** Returns a table as `@prismicio/react` knows it. */
export function prismicTable({ head, body }: Table, toField: ToField): TableField<"filled"> {
  const rows = { body: { rows: body.map((row) => prismicRow(row, toField)) } };
  if (head.length === 0) return rows;
  const headRows = head.map(({ key, cells }) => ({ key, cells: cells.map((cell) => prismicHeader(cell, toField)) }));
  return { head: { rows: headRows }, ...rows };
}

function prismicRow({ key, cells }: TableRow, toField: ToField): TableFieldBodyRow {
  return { key, cells: cells.map((cell) => (cell.kind === "header" ? prismicHeader : prismicData)(cell, toField)) };
}

function prismicHeader({ key, content }: TableCell, toField: ToField): TableFieldHeaderCell {
  return { key, type: "header", content: toField(content) };
}

function prismicData({ key, content }: TableCell, toField: ToField): TableFieldDataCell {
  return { key, type: "data", content: toField(content) };
}
