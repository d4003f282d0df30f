import { ChevronRight, TriangleAlert } from "lucide";
import { type KeyboardEvent, memo } from "react";
import type { Path } from "../../../protocol/changes/path.ts";
import type { Json } from "../../../protocol/document.ts";
import type { GroupSpec } from "../../../protocol/models/field-spec.ts";
import { Icon } from "../../controls/Icon.tsx";
import type { FieldComponent, FieldContext, FieldProps } from "../field-props.ts";
import { hasNotices } from "../frame/list-notices.ts";
import { useMemberPath } from "../frame/use-member-path.ts";
import { messages } from "../messages.ts";
import type { ListCommand } from "./change-list.ts";
import { findTitle } from "./find-title.ts";
import * as css from "./group.css.ts";
import { ItemActions } from "./ItemActions.tsx";
import { ItemFields } from "./ItemFields.tsx";

interface GroupItemProps extends FieldContext, FieldComponent, Pick<FieldProps, "onChange"> {
  readonly spec: GroupSpec;
  readonly item: Json;
  /** Its key among the items. */
  readonly id: number;
  readonly index: number;
  readonly count: number;
  /** Place of all items. */
  readonly list: Path;
  readonly isOpen: boolean;
  readonly onToggle: (id: number) => void;
  readonly onCommand: (command: ListCommand) => void;
}

/** An item of a group: its first text and its menu, and its fields if it is open. */
export const GroupItem = memo(function GroupItem(props: GroupItemProps) {
  const { spec, item, id, index, count, list, isOpen, onToggle, onCommand, ...rest } = props;
  const path = useMemberPath(list, index);
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
        <button type="button" className={css.fold} aria-expanded={isOpen} onClick={() => onToggle(id)} onKeyDown={move}>
          <span className={css.chevron}>
            <Icon icon={ChevronRight} size={14} />
          </span>
          <span className={css.title} dir="auto" title={title}>
            {title}
          </span>
          {!isOpen && hasNotices(rest, path) && (
            <span className={css.warning}>
              <Icon icon={TriangleAlert} size={12} />
            </span>
          )}
        </button>
        <ItemActions title={title} index={index} count={count} onCommand={onCommand} />
      </div>
      {isOpen && <ItemFields {...rest} fields={spec.fields} item={item} path={path} />}
    </li>
  );
});
