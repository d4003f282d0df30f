import { EyeOff, TriangleAlert } from "lucide";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { isHidden } from "../../protocol/outline/slice.ts";
import { Icon } from "../controls/Icon.tsx";
import { useModels } from "../models/use-models.ts";
import { useMay } from "../session/use-session.ts";
import type { OutlineRow } from "./list-rows.ts";
import { RowMenu } from "./RowMenu.tsx";
import type { OutlineCommands } from "./use-commands.ts";
import { summarize } from "./summarize.ts";
import * as styles from "./outline.css.ts";

interface Props {
  readonly row: OutlineRow;
  readonly commands: OutlineCommands;
  /** Whether something in it is to be corrected. */
  readonly hasFault: boolean;
  readonly isSelected: boolean;
  /** Whether Tab leads to it: one row of the tree. */
  readonly isReachable: boolean;
  readonly marksDrop: "before" | "behind" | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onSelect: () => void;
  readonly onPoint: (isOver: boolean) => void;
  readonly onDragStart: () => void;
  readonly onAim: (isBehind: boolean) => void;
  readonly onDrop: () => void;
  readonly onDragEnd: () => void;
}

/** A slice in the outline. */
export function OutlineItem({ row, commands, hasFault, isSelected, isReachable, marksDrop, ...on }: Props) {
  const { slices } = useModels();
  const element = useRef<HTMLLIElement>(null);
  const { slice } = row.node;
  const name = slices.find(({ id }) => id === slice.slice_type)?.name ?? slice.slice_type;
  const hidden = isHidden(slice);
  const mayMove = useMay("save");
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  return (
    <li
      ref={element}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      {...(row.node.opens !== undefined && { "aria-expanded": true })}
      tabIndex={isReachable ? 0 : -1}
      data-slice={slice.id}
      data-drop={marksDrop}
      draggable={mayMove}
      className={isSelected ? styles.rowSelected : styles.row}
      style={{ paddingInlineStart: `${8 + (row.level - 1) * 14}px` }}
      onClick={on.onSelect}
      onKeyDown={on.onKeyDown}
      onFocus={({ target, currentTarget }) => target === currentTarget && !isSelected && on.onSelect()}
      onPointerEnter={() => on.onPoint(true)}
      onPointerLeave={() => on.onPoint(false)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", name);
        on.onDragStart();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        on.onAim(event.clientY > top + height / 2);
      }}
      onDrop={(event) => {
        event.preventDefault();
        on.onDrop();
      }}
      onDragEnd={on.onDragEnd}
    >
      <span className={hidden ? styles.hiddenText : styles.rowText} title={summarize(slice)}>
        <span className={styles.rowName}>{name}</span>
        <bdi className={styles.summary}>{summarize(slice)}</bdi>
      </span>
      {hasFault && (
        <span role="img" aria-label="Has findings" className={styles.fault}>
          <Icon icon={TriangleAlert} />
        </span>
      )}
      {hidden && (
        <span role="img" aria-label="Hidden" className={styles.mark}>
          <Icon icon={EyeOff} />
        </span>
      )}
      <RowMenu node={row.node} commands={commands} />
    </li>
  );
}
