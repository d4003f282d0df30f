import type { ReactNode } from "react";
import type { TableCell, TableRow } from "../../content/fields/table.ts";
import type { TableComponents } from "./components.ts";
import type { RichTextPage } from "./expand-block.ts";
import { prismicData, prismicHeader, prismicRow } from "./prismic-table.ts";
import { RichTextView } from "./RichTextView.tsx";
import { TablePart } from "./TablePart.tsx";

interface Props {
  readonly row: TableRow;
  /** Whether its header cells head columns or rows. */
  readonly scope: "col" | "row";
  readonly page: RichTextPage;
  readonly components: TableComponents;
}

/** A row of a table. */
export function TableRowView({ row, scope, page, components }: Props) {
  const { tr } = components;
  const children = row.cells.map((cell, index) => (
    <Cell key={cell.key || index} cell={cell} scope={scope} page={page} components={components} />
  ));
  if (tr === undefined) return <tr>{children}</tr>;
  return <TablePart as={tr} props={{ row: prismicRow(row, page), children }} />;
}

type CellProps = Omit<Props, "row"> & { readonly cell: TableCell };

function Cell({ cell, scope, page, components }: CellProps): ReactNode {
  const { th, td } = components;
  const children = <RichTextView value={cell.content} page={page} components={components} />;
  if (cell.kind === "header") {
    if (th === undefined) return <th scope={scope}>{children}</th>;
    return <TablePart as={th} props={{ cell: prismicHeader(cell, page), children }} />;
  }
  return td === undefined ? (
    <td>{children}</td>
  ) : (
    <TablePart as={td} props={{ cell: prismicData(cell, page), children }} />
  );
}
