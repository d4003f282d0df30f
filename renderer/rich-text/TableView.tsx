import { PrismicTable, type PrismicTableProps } from "@prismicio/react";
import type { ReactNode } from "react";
import type { Table, TableCell, TableRow } from "../../content/fields/table.ts";
import { completeComponents } from "./complete-components.tsx";
import type { RichTextPage } from "./expand-block.ts";
import { createOriginals } from "./originals.ts";
import { prismicBlocks } from "./prismic-blocks.ts";
import { prismicTable } from "./prismic-table.ts";
import { RichTextView } from "./RichTextView.tsx";

interface Props {
  readonly value: Table | undefined;
  readonly page: RichTextPage;
  /** Renderers of a caller: with them, `PrismicTable` renders the table, its texts expanded. */
  readonly components?: NonNullable<PrismicTableProps["components"]>;
}

/** A table; nothing where the field is empty. */
export function TableView({ value, page, components }: Props) {
  if (value === undefined) return null;
  if (components !== undefined) {
    const originals = createOriginals();
    const field = prismicTable(value, (text) => prismicBlocks(text, page, originals));
    return <PrismicTable field={field} components={completeComponents(components, page, originals)} />;
  }
  const { head, body } = value;
  return (
    <table>
      {head.length > 0 && <thead>{renderRows(head, "col", page)}</thead>}
      <tbody>{renderRows(body, "row", page)}</tbody>
    </table>
  );
}

/** Renders rows, whose header cells head columns or rows. */
function renderRows(rows: readonly TableRow[], scope: "col" | "row", page: RichTextPage): ReactNode[] {
  return rows.map(({ key, cells }, index) => (
    <tr key={key || index}>{cells.map((cell, at) => renderCell(cell, cell.key || String(at), scope, page))}</tr>
  ));
}

function renderCell({ kind, content }: TableCell, key: string, scope: "col" | "row", page: RichTextPage): ReactNode {
  const text = <RichTextView value={content} page={page} />;
  if (kind === "data") return <td key={key}>{text}</td>;
  return (
    <th key={key} scope={scope}>
      {text}
    </th>
  );
}
