import type { Tag } from "./scan-tag.ts";
import type { Escape } from "./scan-tags.ts";

interface OpenTag {
  readonly name: string;
  readonly index: number;
  /** How many levels deep the pairs matched since go. */
  height: number;
}

const none: ReadonlyMap<number, number> = new Map();

/**
 * Returns the index of each closing tag by that of its opening tag, the last open one of its name. Tags between
 * them without a closing tag stand alone. So does one whose levels, with its own, exceed `depth`. Linear time.
 */
export function matchTags(tags: readonly (Tag | Escape)[], depth: number): ReadonlyMap<number, number> {
  const openOfName = namesClosed(tags);
  if (openOfName.size === 0) return none;
  const matched = new Map<number, number>();
  const open: OpenTag[] = [];
  tags.forEach((tag, index) => {
    if (tag.kind === "escape") return;
    const already = openOfName.get(tag.name);
    if (already === undefined) return;
    if (tag.kind === "opening-tag") {
      open.push({ name: tag.name, index, height: 0 });
      openOfName.set(tag.name, already + 1);
    } else if (already > 0) {
      const { index: begin, height } = closeUpTo(tag.name, open, openOfName);
      if (height <= depth) matched.set(begin, index);
      const around = open.at(-1);
      if (around !== undefined) around.height = Math.max(around.height, height <= depth ? height : height - 1);
    }
  });
  return matched;
}

/** Returns the names of all closing tags, none of them open yet. Tags of other names stand alone. */
function namesClosed(tags: readonly (Tag | Escape)[]): Map<string, number> {
  return new Map(tags.filter((tag) => tag.kind === "closing-tag").map(({ name }) => [name, 0]));
}

/** Removes open tags up to the last one of this name, which must be open. Its height counts itself. */
function closeUpTo(name: string, open: OpenTag[], openOfName: Map<string, number>): { index: number; height: number } {
  let height = 0;
  for (let last = open.pop(); last !== undefined; last = open.pop()) {
    openOfName.set(last.name, (openOfName.get(last.name) ?? 0) - 1);
    height = Math.max(height, last.height);
    if (last.name === name) return { index: last.index, height: height + 1 };
  }
  throw new Error(`no tag [${name}] is open`);
}
