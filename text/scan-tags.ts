import { isLetter, units } from "./characters.ts";
import { scanTag, type Tag } from "./scan-tag.ts";

/** `[[price]]`, which stands for `[price]`. */
export interface Escape {
  readonly kind: "escape";
  readonly source: string;
  readonly start: number;
}

export interface ScannedTags {
  /** In order. */
  readonly tags: readonly (Tag | Escape)[];
  /** Brackets that seem to begin a tag and do not: half open, malformed, or beyond the limit. */
  readonly unreadable: readonly number[];
}

/** Scans a text for at most `limit` tags and escapes, in linear time. */
export function scanTags(source: string, limit: number): ScannedTags {
  const tags: (Tag | Escape)[] = [];
  const unreadable: number[] = [];
  let closing = 0;
  let next = 0;
  for (let start = source.indexOf("["); start !== -1; start = next) {
    next = source.indexOf("[", start + 1);
    if (beginsTag(source, start)) {
      if (closing !== -1 && closing < start) closing = source.indexOf("]", start);
      const end = next === -1 ? source.length : next;
      const mayClose = closing !== -1 && closing < end && tags.length < limit;
      const tag = mayClose ? scanTag(source, start, end) : undefined;
      if (tag === undefined) unreadable.push(start);
      else tags.push(isDoubled(source, tag) ? toEscape(tag) : tag);
    }
  }
  return { tags, unreadable };
}

/** Rules out most brackets that begin no tag, at little cost. */
function beginsTag(source: string, start: number): boolean {
  const unit = source.charCodeAt(start + 1);
  return isLetter(unit) || unit === units.slash;
}

function isDoubled(source: string, tag: Tag): boolean {
  return source[tag.start - 1] === "[" && source[tag.start + tag.source.length] === "]";
}

function toEscape(tag: Tag): Escape {
  return { kind: "escape", source: `[${tag.source}]`, start: tag.start - 1 };
}
