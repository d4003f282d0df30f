import { changeList, type ListCommand } from "./change-list.ts";

/** Opens or folds the item at a position. */
export function toggle(open: ReadonlySet<number>, index: number): ReadonlySet<number> {
  return new Set(open.has(index) ? [...open].filter((each) => each !== index) : [...open, index]);
}

/** Returns the positions of open items after a command. An added item, at `position`, is open. */
export function moveOpen(open: ReadonlySet<number>, command: ListCommand, position: number): ReadonlySet<number> {
  if (command.type === "add") return new Set([...open, position]);
  const length = Math.max(-1, command.index + 1, ...open) + 2;
  const flags = Array.from({ length }, (_, index) => open.has(index));
  const { list } = changeList(flags, command);
  return new Set(list.flatMap((isOpen, index) => (isOpen === true ? [index] : [])));
}
