import { Plus } from "lucide";
import { useRef, useState } from "react";
import { asList } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import { createEmptyValues } from "../../../protocol/models/create-empty.ts";
import type { GroupSpec } from "../../../protocol/models/field-spec.ts";
import { Icon } from "../../controls/Icon.tsx";
import * as controls from "../controls/controls.css.ts";
import type { ControlProps, FieldComponent } from "../field-props.ts";
import { useNewFocus } from "../frame/use-new-focus.ts";
import { isWithin } from "../frame/is-within.ts";
import { messages } from "../messages.ts";
import { changeList, type ListCommand } from "./change-list.ts";
import * as css from "./group.css.ts";
import { GroupItem } from "./GroupItem.tsx";
import { moveOpen, toggle } from "./open-items.ts";

/** Items that are added, duplicated, removed and moved, each folded to its first text. */
export function GroupControl({ Field, ...props }: ControlProps<GroupSpec> & FieldComponent) {
  const { spec, value, path, onChange, ids, problems, findings, focus } = props;
  const items = asList(value);
  const element = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(items.length === 1 ? [0] : []));
  useNewFocus(focus, (place) => {
    const position = place[path.length];
    if (isWithin(place, path) && typeof position === "number") setOpen(new Set([...open, position]));
  });
  const change = (command: ListCommand<Json>) => {
    const { list, position } = changeList(items, command);
    onChange(list);
    if (command.type === "set") return;
    setOpen((before) => moveOpen(before, command, position));
    requestAnimationFrame(() => focusItem(element.current, position));
  };
  const renderItem = (item: Json, index: number) => {
    const at = [...path, index];
    const state = {
      isOpen: open.has(index),
      onToggle: () => setOpen((now) => toggle(now, index)),
    };
    const context = { Field, problems, findings, focus, spec, item, index, path: at, count: items.length };
    return <GroupItem key={index} {...context} {...state} onCommand={change} />;
  };
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
      {items.length > 0 && <ol className={css.items}>{items.map(renderItem)}</ol>}
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
