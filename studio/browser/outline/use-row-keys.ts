import type { KeyboardEvent, RefObject } from "react";
import { useEditorState } from "../store/use-editor.ts";
import { useSelect } from "../store/use-select.ts";
import type { OutlineRow } from "./list-rows.ts";
import { useMay } from "../session/use-session.ts";
import type { OutlineCommands } from "./use-commands.ts";

/**
 * Returns the keys of the outline: arrows select, Alt with an arrow moves, Alt+D duplicates, Alt+H hides, Delete removes.
 */
export function useRowKeys(
  rows: readonly OutlineRow[],
  commands: OutlineCommands,
  list: RefObject<HTMLElement | null>,
) {
  const select = useSelect();
  const selected = useEditorState(({ selection }) => selection.slice);
  const maySave = useMay("save");
  const index = rows.findIndex(({ node }) => node.slice.id === selected);
  const node = rows[index]?.node;
  const go = (to: number) => {
    const target = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (target === undefined) return;
    select({ slice: target.node.slice.id, field: null });
    list.current?.querySelector<HTMLElement>(`[data-slice="${CSS.escape(target.node.slice.id)}"]`)?.focus();
  };
  return (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.role !== "treeitem") return;
    const changes: Readonly<Record<string, () => void>> = event.altKey
      ? {
          ArrowUp: () => node && commands.move(node, -1),
          ArrowDown: () => node && commands.move(node, 1),
          KeyD: () => node && commands.duplicate(node),
          KeyH: () => node && commands.toggleHidden(node),
        }
      : { Delete: () => node && commands.remove(node), Backspace: () => node && commands.remove(node) };
    const steps: Readonly<Record<string, () => void>> = {
      ArrowUp: () => go(index - 1),
      ArrowDown: () => go(index + 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
    };
    const keys: Readonly<Record<string, () => void>> = { ...(!event.altKey && steps), ...(maySave && changes) };
    const run = event.ctrlKey || event.metaKey ? undefined : keys[event.code];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };
}
