import type { Table, TableCell } from "../../content/fields/index.ts";
import { type SliceProps, TableView } from "../../renderer/index.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./ComparisonTable.css.ts";
import type { ComparisonTableFields } from "./fields.ts";

/** The keyboard scrolls only what has the focus. */
const scrollable = { role: "group", tabIndex: 0 };

/** Renders things side by side. A wide table scrolls in its box, while the first column stays in view. */
export function ComparisonTable({ fields, id, page }: SliceProps<ComparisonTableFields>) {
  if (fields.table === undefined) return null;
  const title = page.text(fields.title);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <StyleSheet of={css} />
      <div className={css.box} aria-label={title || page.t("comparison.label")} {...scrollable}>
        <TableView value={withRowHeads(fields.table)} page={page} />
      </div>
    </Section>
  );
}

/**
 * Returns a table whose first column names its rows, as an editing tool knows no heading of a row. A heading without a
 * text heads nothing.
 */
function withRowHeads({ head, body }: Table): Table {
  return {
    head: head.map((row) => ({ ...row, cells: row.cells.map((cell) => (isEmpty(cell) ? asData(cell) : cell)) })),
    body: body.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) => (index > 0 || isEmpty(cell) ? asData(cell) : asHead(cell))),
    })),
  };
}

const isEmpty = ({ content }: TableCell) => content.length === 0;
const asData = (cell: TableCell): TableCell => ({ ...cell, kind: "data" });
const asHead = (cell: TableCell): TableCell => ({ ...cell, kind: "header" });
