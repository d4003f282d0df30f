import { useRef, useState } from "react";
import { listMoves } from "../../protocol/outline/move-slice.ts";
import type { OutlineNode } from "../../protocol/outline/read-outline.ts";
import { useEditor, useEditorState } from "../store/use-editor.ts";
import { useSelect } from "../store/use-select.ts";
import { useZone } from "../store/use-zone.ts";
import { listRows } from "./list-rows.ts";
import { OutlineItem } from "./OutlineItem.tsx";
import { useFaultList } from "./use-fault-list.ts";
import { useCommands } from "./use-commands.ts";
import { useRowKeys } from "./use-row-keys.ts";
import * as styles from "./outline.css.ts";

/** A row that is dragged, and the position that it would have. */
interface Drag {
  readonly node: OutlineNode;
  readonly position: number | undefined;
}

/** The rows of the outline, a tree. They are moved by dragging, and by Alt with an arrow. */
export function OutlineRows() {
  const { tree } = useZone();
  const { store } = useEditor();
  const select = useSelect();
  const selected = useEditorState(({ selection }) => selection.slice);
  const commands = useCommands();
  const faulty = new Set(useFaultList().map(({ slice }) => slice));
  const [drag, setDrag] = useState<Drag>();
  const list = useRef<HTMLUListElement>(null);
  const rows = listRows(tree);
  const onKeyDown = useRowKeys(rows, commands, list);
  const first = rows.find(({ node }) => node.slice.id === selected) ?? rows[0];
  const aim = (row: OutlineNode, isBehind: boolean) => {
    if (drag === undefined) return;
    const wanted = isBehind ? (row.children.length > 0 ? row.start + 1 : row.end) : row.start;
    const position = listMoves(tree, drag.node).find((move) => move === wanted);
    if (position !== drag.position) setDrag({ ...drag, position });
  };
  const drop = () => {
    if (drag?.position !== undefined) commands.moveTo(drag.node, drag.position);
    setDrag(undefined);
  };
  return (
    <ul ref={list} role="tree" aria-label="Slices" className={styles.rows}>
      {rows.map((row) => (
        <OutlineItem
          key={row.node.slice.id}
          row={row}
          commands={commands}
          hasFault={faulty.has(row.node.slice.id)}
          isSelected={row.node.slice.id === selected}
          isReachable={row === first}
          marksDrop={
            drag?.position === row.node.start ? "before" : drag?.position === row.node.end ? "behind" : undefined
          }
          onKeyDown={onKeyDown}
          onSelect={() => select({ slice: row.node.slice.id, field: null })}
          onPoint={(isOver) => store.setState({ pointed: isOver ? row.node.slice.id : null })}
          onDragStart={() => setDrag({ node: row.node, position: undefined })}
          onAim={(isBehind) => aim(row.node, isBehind)}
          onDrop={drop}
          onDragEnd={() => setDrag(undefined)}
        />
      ))}
    </ul>
  );
}
