import { isLetter, units } from "./characters.ts";
import { scanTag, type Tag } from "./scan-tag.ts";

/** `[[price]]`, which stands for `[price]`. */
export interface Escape {
  readonly kind: "escape";
  readonly source: string;
  readonly start: number;
}

const none: readonly never[] = [];

/** Returns the tags and escapes of a text in order, at most `limit` of them. Linear time. */
export function scanTags(source: string, limit: number): readonly (Tag | Escape)[] {
  let start = source.indexOf("[");
  if (start === -1) return none;
  const found: (Tag | Escape)[] = [];
  let closing = 0;
  while (start !== -1 && found.length < limit) {
    const next = source.indexOf("[", start + 1);
    if (beginsTag(source, start)) {
      if (closing < start) closing = source.indexOf("]", start);
      if (closing === -1) break;
      const end = next === -1 ? source.length : next;
      const tag = closing < end ? scanTag(source, start, end) : undefined;
      if (tag !== undefined) found.push(isDoubled(source, tag) ? escapeOf(tag) : tag);
    }
    start = next;
  }
  return found;
}

/** Rules out most brackets that begin no tag, at little cost. */
function beginsTag(source: string, start: number): boolean {
  const unit = source.charCodeAt(start + 1);
  return isLetter(unit) || unit === units.slash;
}

function isDoubled(source: string, tag: Tag): boolean {
  return source[tag.start - 1] === "[" && source[tag.start + tag.source.length] === "]";
}

function escapeOf(tag: Tag): Escape {
  return { kind: "escape", source: `[${tag.source}]`, start: tag.start - 1 };
}
