import { ChevronRight, TriangleAlert } from "lucide";
import type { KeyboardEvent } from "react";
import { asRecord } from "../../../protocol/as-json.ts";
import type { Path } from "../../../protocol/changes/path.ts";
import type { Json } from "../../../protocol/document.ts";
import type { GroupSpec } from "../../../protocol/models/field-spec.ts";
import { Icon } from "../../controls/Icon.tsx";
import type { FieldComponent, FieldContext } from "../field-props.ts";
import { hasNotices } from "../frame/list-notices.ts";
import { messages } from "../messages.ts";
import type { ListCommand } from "./change-list.ts";
import { findTitle } from "./find-title.ts";
import * as css from "./group.css.ts";
import { ItemActions } from "./ItemActions.tsx";

interface GroupItemProps extends FieldContext, FieldComponent {
  readonly spec: GroupSpec;
  readonly item: Json;
  readonly index: number;
  readonly count: number;
  readonly path: Path;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onCommand: (command: ListCommand<Json>) => void;
}

/** An item of a group: its first text and its menu, and its fields if it is open. */
export function GroupItem({ spec, item, index, count, path, isOpen, onToggle, onCommand, ...context }: GroupItemProps) {
  const title = findTitle(item, spec.fields) || messages.item(index + 1);
  const move = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    onCommand({ type: "move", index, by: event.key === "ArrowUp" ? -1 : 1 });
  };
  return (
    <li className={css.item}>
      <div className={css.itemHead}>
        <button type="button" className={css.fold} aria-expanded={isOpen} onClick={onToggle} onKeyDown={move}>
          <span className={css.chevron}>
            <Icon icon={ChevronRight} size={14} />
          </span>
          <span className={css.title} dir="auto">
            {title}
          </span>
          {!isOpen && hasNotices(context, path) && (
            <span className={css.warning}>
              <Icon icon={TriangleAlert} size={12} />
            </span>
          )}
        </button>
        <ItemActions title={title} index={index} count={count} onCommand={onCommand} />
      </div>
      {isOpen && (
        <ItemFields
          {...context}
          spec={spec}
          item={item}
          path={path}
          onChange={(next) => onCommand({ type: "set", index, item: next })}
        />
      )}
    </li>
  );
}

interface ItemFieldsProps extends FieldContext, FieldComponent, Pick<GroupItemProps, "spec" | "item" | "path"> {
  readonly onChange: (next: Json) => void;
}

function ItemFields({ Field, spec, item, path, onChange, ...context }: ItemFieldsProps) {
  const values = asRecord(item);
  return (
    <div className={css.fields}>
      {spec.fields.map((field) => (
        <Field
          key={field.name}
          {...context}
          spec={field}
          value={values[field.name]}
          path={[...path, field.name]}
          onChange={(next) => onChange({ ...values, [field.name]: next })}
        />
      ))}
    </div>
  );
}
