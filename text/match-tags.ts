import type { Tag } from "./scan-tag.ts";
import type { Escape } from "./scan-tags.ts";

interface OpenTag {
  readonly name: string;
  readonly index: number;
  /** How many levels deep the pairs matched since go. */
  height: number;
}

const none: readonly never[] = [];

/**
 * Returns, by the index of a tag, that of its partner: the last open tag of the name. Tags between
 * them without a closing tag stand alone. So does one whose levels, with its own, exceed `depth`. Linear time.
 */
export function matchTags(tags: readonly (Tag | Escape)[], depth: number): readonly (number | undefined)[] {
  const openOfName = namesClosed(tags);
  if (openOfName.size === 0) return none;
  const partnerIndexes: (number | undefined)[] = tags.map(() => undefined);
  const open: OpenTag[] = [];
  for (const [index, tag] of tags.entries()) {
    if (tag.kind === "escape") continue;
    const already = openOfName.get(tag.name);
    if (already === undefined) continue;
    if (tag.kind === "opening-tag") {
      open.push({ name: tag.name, index, height: 0 });
      openOfName.set(tag.name, already + 1);
    } else if (already > 0) {
      const { index: begin, height } = closeUpTo(tag.name, open, openOfName);
      if (height <= depth) {
        partnerIndexes[begin] = index;
        partnerIndexes[index] = begin;
      }
      const around = open.at(-1);
      if (around !== undefined) around.height = Math.max(around.height, height <= depth ? height : height - 1);
    }
  }
  return partnerIndexes;
}

/** Returns the names of all closing tags, none of them open yet. Tags of other names stand alone. */
function namesClosed(tags: readonly (Tag | Escape)[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const tag of tags) if (tag.kind === "closing-tag") names.set(tag.name, 0);
  return names;
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
