import { X } from "lucide";
import { memo, useMemo } from "react";
import type { JsonRecord } from "../../../protocol/as-json.ts";
import type { Path } from "../../../protocol/changes/path.ts";
import { IconButton } from "../../controls/IconButton.tsx";
import type { FieldContext, FieldProps } from "../field-props.ts";
import { useItemKeys } from "../group/use-item-keys.ts";
import { messages } from "../messages.ts";
import { findCells, readCells } from "./change-table.ts";
import * as css from "./table.css.ts";
import { TableCell } from "./TableCell.tsx";

interface TableRowProps extends FieldContext, Pick<FieldProps, "onChange"> {
  readonly row: JsonRecord;
  readonly index: number;
  readonly isHead: boolean;
  /** Rows of the head in the value, which has at most one once it is edited. */
  readonly heads: number;
  /** Place of the table. */
  readonly table: Path;
  readonly onRemove: (index: number) => void;
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, index, isHead, heads, table, onRemove, ...shared } = props;
  const path = useMemo(() => [...table, ...findCells(heads, index)], [table, heads, index]);
  const cells = useMemo(() => readCells(row), [row]);
  const { keys } = useItemKeys(cells);
  return (
    <tr>
      {keys.map((key, column) => (
        <td key={key} className={isHead ? css.headCell : css.cell}>
          <TableCell
            {...shared}
            name={messages.cell(index + 1, column + 1)}
            value={cells[column]?.["content"]}
            column={column}
            cells={path}
          />
        </td>
      ))}
      <td className={css.edge}>
        <IconButton icon={X} label={messages.removeRow(index + 1)} onClick={() => onRemove(index)} />
      </td>
    </tr>
  );
});
