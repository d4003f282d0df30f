import { Plus } from "lucide";
import { useRef } from "react";
import { asList } from "../../../protocol/as-json.ts";
import { createEmptyValues } from "../../../protocol/models/create-empty.ts";
import type { GroupSpec } from "../../../protocol/models/field-spec.ts";
import { Icon } from "../../controls/Icon.tsx";
import * as controls from "../../controls/controls.css.ts";
import type { ControlProps, FieldComponent } from "../field-props.ts";
import { useStable } from "../frame/use-stable.ts";
import { messages } from "../messages.ts";
import { changeList, type ListCommand } from "./change-list.ts";
import * as css from "./group.css.ts";
import { GroupItem } from "./GroupItem.tsx";
import { matchKeys } from "./match-keys.ts";
import { useItemKeys } from "./use-item-keys.ts";
import { useOpenItems } from "./use-open-items.ts";

/** Items that are added, duplicated, removed and moved, each folded to its first text. */
export function GroupControl({ Field, ...props }: ControlProps<GroupSpec> & FieldComponent) {
  const { spec, value, path, onChange, onChangeAt, ids, problems, findings, focus } = props;
  const items = asList(value);
  const element = useRef<HTMLDivElement>(null);
  const keyed = useItemKeys(items);
  const { open, show, toggle } = useOpenItems(keyed.keys, path, focus);
  const change = useStable((command: ListCommand) => {
    const { list, position } = changeList(items, command);
    onChange(list);
    if (command.type === "add") show(matchKeys(keyed, list).keys[position]);
    requestAnimationFrame(() => focusItem(element.current, position));
  });
  const onToggle = useStable(toggle);
  const shared = { Field, spec, problems, findings, focus, onChange: onChangeAt, onCommand: change, onToggle };
  return (
    <div
      ref={element}
      className={css.group}
      role="group"
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
    >
      <div className={css.head}>
        <span className={css.label} id={ids.labelId}>
          {spec.label}
        </span>
        <span className={css.count}>{items.length > 0 && messages.items(items.length)}</span>
      </div>
      {items.length > 0 && (
        <ol className={css.items}>
          {keyed.keys.map((id, index) => {
            const own = { id, index, item: items[index] ?? null, list: path, count: items.length };
            return <GroupItem key={id} {...shared} {...own} isOpen={open.has(id)} />;
          })}
        </ol>
      )}
      {(spec.isRepeatable || items.length === 0) && (
        <button
          type="button"
          className={controls.quietButton}
          aria-label={messages.add(spec.label)}
          onClick={() => change({ type: "add", item: createEmptyValues(spec.fields) })}
        >
          <Icon icon={Plus} size={14} />
          {messages.addItem}
        </button>
      )}
    </div>
  );
}

/** Focuses the head of an item after a command, so that it can be moved on. */
function focusItem(element: HTMLElement | null, position: number): void {
  element?.querySelectorAll(":scope > ol > li")[position]?.querySelector("button")?.focus();
}
