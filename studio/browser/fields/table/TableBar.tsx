import { Plus, Trash2 } from "lucide";
import { Icon } from "../../controls/Icon.tsx";
import * as controls from "../../controls/controls.css.ts";
import { IconButton } from "../../controls/IconButton.tsx";
import { messages } from "../messages.ts";
import type { TableCommand } from "./change-table.ts";
import * as css from "./table.css.ts";

interface TableBarProps {
  readonly hasHead: boolean;
  readonly onCommand: (command: TableCommand) => void;
  readonly onRemove: () => void;
}

/** Commands for a whole table. */
export function TableBar({ hasHead, onCommand, onRemove }: TableBarProps) {
  return (
    <div className={css.bar}>
      <button type="button" className={controls.quietButton} onClick={() => onCommand({ type: "add-row" })}>
        <Icon icon={Plus} size={14} />
        {messages.addRow}
      </button>
      <button type="button" className={controls.quietButton} onClick={() => onCommand({ type: "add-column" })}>
        <Icon icon={Plus} size={14} />
        {messages.addColumn}
      </button>
      <label className={css.option}>
        <input type="checkbox" checked={hasHead} onChange={() => onCommand({ type: "head" })} />
        {messages.head}
      </label>
      <IconButton icon={Trash2} label={messages.removeTable} onClick={onRemove} />
    </div>
  );
}
