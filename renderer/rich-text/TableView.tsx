import type { ReactNode } from "react";
import type { Table, TableRow } from "../../content/fields/table.ts";
import type { TableComponents } from "./components.ts";
import type { RichTextPage } from "./expand-block.ts";
import { prismicHead, prismicRow, prismicTable } from "./prismic-table.ts";
import { TablePart } from "./TablePart.tsx";
import { TableRowView } from "./TableRowView.tsx";

interface Props {
  readonly value: Table | undefined;
  readonly page: RichTextPage;
  readonly components?: TableComponents;
}

const plain: TableComponents = {};

/** A table; nothing where the field is empty. */
export function TableView({ value, page, components = plain }: Props) {
  if (value === undefined) return null;
  const { head, body } = value;
  const renderRows = (rows: readonly TableRow[], scope: "col" | "row") =>
    rows.map((row, index) => (
      <TableRowView key={row.key || index} row={row} scope={scope} page={page} components={components} />
    ));
  const children = (
    <>
      {head.length > 0 && renderHead(head, renderRows(head, "col"), page, components)}
      {renderBody(body, renderRows(body, "row"), page, components)}
    </>
  );
  if (components.table === undefined) return <table>{children}</table>;
  return <TablePart as={components.table} props={{ table: prismicTable(value, page), children }} />;
}

function renderHead(rows: readonly TableRow[], children: ReactNode, page: RichTextPage, { thead }: TableComponents) {
  if (thead === undefined) return <thead>{children}</thead>;
  return <TablePart as={thead} props={{ head: prismicHead(rows, page), children }} />;
}

function renderBody(rows: readonly TableRow[], children: ReactNode, page: RichTextPage, { tbody }: TableComponents) {
  if (tbody === undefined) return <tbody>{children}</tbody>;
  return <TablePart as={tbody} props={{ body: { rows: rows.map((row) => prismicRow(row, page)) }, children }} />;
}
