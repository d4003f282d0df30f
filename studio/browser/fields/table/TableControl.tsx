import { Table as TableIcon, X } from "lucide";
import { useMemo } from "react";
import { Icon } from "../../controls/Icon.tsx";
import * as controls from "../../controls/controls.css.ts";
import { IconButton } from "../../controls/IconButton.tsx";
import type { ControlProps } from "../field-props.ts";
import { useStable } from "../frame/use-stable.ts";
import { useItemKeys } from "../group/use-item-keys.ts";
import { messages } from "../messages.ts";
import { changeTable, countColumns, createTable, readTable, type Table, type TableCommand } from "./change-table.ts";
import * as css from "./table.css.ts";
import { TableBar } from "./TableBar.tsx";
import { TableRow } from "./TableRow.tsx";

const createKey = () => crypto.randomUUID();

/** A table whose cells are rich text. */
export function TableControl(props: ControlProps) {
  const { value, onChange, ids } = props;
  const table = useMemo(() => readTable(value), [value]);
  if (table !== undefined) return <FilledTable {...props} table={table} />;
  return (
    <button type="button" id={ids.id} className={controls.quietButton} onClick={() => onChange(createTable(createKey))}>
      <Icon icon={TableIcon} size={14} />
      {messages.addTable}
    </button>
  );
}

function FilledTable({ table, ...props }: ControlProps & { readonly table: Table }) {
  const { onChange, onChangeAt, path, ids, problems, findings, focus } = props;
  const { keys } = useItemKeys(table.rows);
  const change = (command: TableCommand) => onChange(changeTable(table, command, createKey));
  const onRemove = useStable((index: number) => change({ type: "remove-row", index }));
  const shared = { problems, findings, focus, onChange: onChangeAt, onRemove, table: path, heads: table.heads };
  const columns = Array.from({ length: countColumns(table) }, (_, index) => index);
  return (
    <div role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy} className={css.frame}>
      <div className={css.scroll} tabIndex={-1}>
        <table className={css.table}>
          <tbody>
            {keys.map((key, index) => (
              <TableRow
                key={key}
                {...shared}
                row={table.rows[index] ?? {}}
                index={index}
                isHead={table.hasHead && index === 0}
              />
            ))}
            <tr>
              {columns.map((index) => (
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
      <TableBar hasHead={table.hasHead} onCommand={change} onRemove={() => onChange(null)} />
    </div>
  );
}
