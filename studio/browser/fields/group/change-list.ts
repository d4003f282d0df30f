export type ListCommand<Item = unknown> =
  | { readonly type: "add"; readonly item: Item }
  | { readonly type: "set"; readonly index: number; readonly item: Item }
  | { readonly type: "duplicate" | "remove"; readonly index: number }
  | { readonly type: "move"; readonly index: number; readonly by: 1 | -1 };

interface ChangedList<Item> {
  readonly list: readonly Item[];
  /** Position of the item that has the focus afterwards. */
  readonly position: number;
}

/** Applies a command to a list. Items that it does not change are the same objects. */
export function changeList<Item>(list: readonly Item[], command: ListCommand<Item>): ChangedList<Item> {
  if (command.type === "add") return { list: [...list, command.item], position: list.length };
  const { index } = command;
  const found = list.slice(index, index + 1);
  switch (command.type) {
    case "set":
      return { list: list.with(index, command.item), position: index };
    case "duplicate":
      return { list: list.toSpliced(index + 1, 0, ...found), position: index + 1 };
    case "remove":
      return { list: list.toSpliced(index, 1), position: Math.min(index, list.length - 2) };
    default:
      return moveItem(list, found, index, index + command.by);
  }
}

function moveItem<Item>(list: readonly Item[], found: readonly Item[], from: number, to: number): ChangedList<Item> {
  if (to < 0 || to >= list.length) return { list, position: from };
  return { list: list.toSpliced(from, 1).toSpliced(to, 0, ...found), position: to };
}
