import type { ReactNode } from "react";
import type { Table, TableRow } from "../../content/fields/table.ts";
import type { RichTextPage } from "./rich-text-page.ts";
import { prismicHead, prismicRow, prismicTable } from "./prismic-table.ts";
import { TablePart } from "./TablePart.tsx";
import { TableRowView } from "./TableRowView.tsx";
import type { TableComponents } from "./table-components.ts";

interface Props {
  readonly value: Table | undefined;
  readonly page: RichTextPage;
  readonly components?: TableComponents;
}

const plain: TableComponents = {};

/** A table; nothing where there is none. */
export function TableView({ value, page, components = plain }: Props) {
  if (value === undefined) return null;
  const { head, body } = value;
  const rowsOf = (rows: readonly TableRow[], scope: "col" | "row") =>
    rows.map((row, index) => (
      <TableRowView key={row.key || index} row={row} scope={scope} page={page} components={components} />
    ));
  const children = (
    <>
      {head.length > 0 && drawHead(head, rowsOf(head, "col"), page, components)}
      {drawBody(body, rowsOf(body, "row"), page, components)}
    </>
  );
  if (components.table === undefined) return <table>{children}</table>;
  return <TablePart as={components.table} props={{ table: prismicTable(value, page), children }} />;
}

function drawHead(rows: readonly TableRow[], children: ReactNode, page: RichTextPage, { thead }: TableComponents) {
  if (thead === undefined) return <thead>{children}</thead>;
  return <TablePart as={thead} props={{ head: prismicHead(rows, page), children }} />;
}

function drawBody(rows: readonly TableRow[], children: ReactNode, page: RichTextPage, { tbody }: TableComponents) {
  if (tbody === undefined) return <tbody>{children}</tbody>;
  return <TablePart as={tbody} props={{ body: { rows: rows.map((row) => prismicRow(row, page)) }, children }} />;
}
