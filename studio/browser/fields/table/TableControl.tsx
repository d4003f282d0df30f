import { Plus, Table as TableIcon, Trash2, X } from "lucide";
import type { Json } from "../../../protocol/document.ts";
import { Icon } from "../../controls/Icon.tsx";
import * as controls from "../controls/controls.css.ts";
import { IconButton } from "../controls/IconButton.tsx";
import type { ControlProps } from "../field-props.ts";
import { messages } from "../messages.ts";
import { changeTable, countColumns, createTable, readCells, readTable, type TableCommand } from "./change-table.ts";
import * as css from "./table.css.ts";
import { TableCell } from "./TableCell.tsx";

const createKey = () => crypto.randomUUID();

/** A table whose cells are rich text. */
export function TableControl({ value, onChange, path, ids, problems, findings, focus }: ControlProps) {
  const table = readTable(value);
  if (table === undefined) {
    return (
      <button
        type="button"
        id={ids.id}
        className={controls.quietButton}
        onClick={() => onChange(createTable(createKey))}
      >
        <Icon icon={TableIcon} size={14} />
        {messages.addTable}
      </button>
    );
  }
  const change = (command: TableCommand) => onChange(changeTable(table, command, createKey));
  const columns = countColumns(table);
  const cellPath = (row: number, column: number) => {
    const part = table.hasHead && row === 0 ? "head" : "body";
    return [...path, part, "rows", part === "body" && table.hasHead ? row - 1 : row, "cells", column, "content"];
  };
  return (
    <div role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy} className={css.frame}>
      <div className={css.scroll} tabIndex={-1}>
        <table className={css.table}>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={index}>
                {readCells(row).map((cell, column) => (
                  <td key={column} className={table.hasHead && index === 0 ? css.headCell : css.cell}>
                    <TableCell
                      name={messages.cell(index + 1, column + 1)}
                      value={cell["content"] ?? []}
                      path={cellPath(index, column)}
                      onChange={(content: Json) => change({ type: "cell", row: index, column, content: content ?? [] })}
                      {...{ problems, findings, focus }}
                    />
                  </td>
                ))}
                <td className={css.edge}>
                  <IconButton
                    icon={X}
                    label={messages.removeRow(index + 1)}
                    onClick={() => change({ type: "remove-row", index })}
                  />
                </td>
              </tr>
            ))}
            <tr>
              {Array.from({ length: columns }, (_, index) => (
                <td key={index} className={css.edge}>
                  <IconButton
                    icon={X}
                    label={messages.removeColumn(index + 1)}
                    onClick={() => change({ type: "remove-column", index })}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div className={css.bar}>
        <button type="button" className={controls.quietButton} onClick={() => change({ type: "add-row" })}>
          <Icon icon={Plus} size={14} />
          {messages.addRow}
        </button>
        <button type="button" className={controls.quietButton} onClick={() => change({ type: "add-column" })}>
          <Icon icon={Plus} size={14} />
          {messages.addColumn}
        </button>
        <label className={css.option}>
          <input type="checkbox" checked={table.hasHead} onChange={() => change({ type: "head" })} />
          {messages.head}
        </label>
        <IconButton icon={Trash2} label={messages.removeTable} onClick={() => onChange(null)} />
      </div>
    </div>
  );
}
