import type { Json } from "../../../protocol/document.ts";

export type ListCommand =
  | { readonly type: "add"; readonly item: Json }
  | { readonly type: "duplicate" | "remove"; readonly index: number }
  | { readonly type: "move"; readonly index: number; readonly by: 1 | -1 };

interface ChangedList {
  readonly list: readonly Json[];
  /** Position of the item that has the focus afterwards. */
  readonly position: number;
}

/** Applies a command to a list. Items that it does not change are the same objects; a copy is another one. */
export function changeList(list: readonly Json[], command: ListCommand): ChangedList {
  if (command.type === "add") return { list: [...list, command.item], position: list.length };
  const { index } = command;
  const found = list.slice(index, index + 1);
  switch (command.type) {
    case "duplicate":
      return { list: list.toSpliced(index + 1, 0, ...structuredClone(found)), position: index + 1 };
    case "remove":
      return { list: list.toSpliced(index, 1), position: Math.min(index, list.length - 2) };
    default:
      return moveItem(list, found, index, index + command.by);
  }
}

function moveItem(list: readonly Json[], found: readonly Json[], from: number, to: number): ChangedList {
  if (to < 0 || to >= list.length) return { list, position: from };
  return { list: list.toSpliced(from, 1).toSpliced(to, 0, ...found), position: to };
}
