import type {
  TableField,
  TableFieldBodyRow,
  TableFieldDataCell,
  TableFieldHeaderCell,
  TableFieldHeadRow,
} from "@prismicio/client";
import type { Table, TableCell, TableRow } from "../../content/fields/table.ts";
import type { RichTextPage } from "./expand-block.ts";
import { prismicBlocks } from "./prismic-blocks.ts";

/** Returns a table as `@prismicio/react` knows it. */
export function prismicTable({ head, body }: Table, page: RichTextPage): TableField<"filled"> {
  const rows = { body: { rows: body.map((row) => prismicRow(row, page)) } };
  return head.length === 0 ? rows : { head: prismicHead(head, page), ...rows };
}

export function prismicHead(rows: readonly TableRow[], page: RichTextPage): { rows: TableFieldHeadRow[] } {
  return {
    rows: rows.map(({ key, cells }) => ({ key, cells: cells.map((cell) => prismicHeader(cell, page)) })),
  };
}

export function prismicRow({ key, cells }: TableRow, page: RichTextPage): TableFieldBodyRow {
  return { key, cells: cells.map((cell) => (cell.kind === "header" ? prismicHeader : prismicData)(cell, page)) };
}

export function prismicHeader({ key, content }: TableCell, page: RichTextPage): TableFieldHeaderCell {
  return { key, type: "header", content: prismicBlocks(content, page) };
}

export function prismicData({ key, content }: TableCell, page: RichTextPage): TableFieldDataCell {
  return { key, type: "data", content: prismicBlocks(content, page) };
}
