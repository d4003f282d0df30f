import { units } from "./characters.ts";
import { Cursor } from "./cursor.ts";
import { readAttributes } from "./read-attributes.ts";
import type { ShortcodeNode } from "./source-text.ts";

/** `[name …]`, as long as it is not known to enclose anything; or `[/name]`. */
export type Tag = ShortcodeNode | ClosingTag;

interface ClosingTag {
  readonly kind: "closing-tag";
  readonly name: string;
  readonly source: string;
  /** Offset in the whole text, in UTF-16 units. */
  readonly start: number;
}

/**
 * The tag that begins at `start`: `[name a="x" b='x' c=x flag]`, with an optional slash at its end, or `[/name]`. It ends
 * before `end`, where the next "[" is. Curly quotes and entities are quotes too.
 */
export function scanTag(source: string, start: number, end: number): Tag | undefined {
  const cursor = new Cursor(source, start + 1, end);
  return cursor.skip(units.slash) ? scanClosingTag(cursor, start) : scanOpeningTag(cursor, start);
}

function scanClosingTag(cursor: Cursor, start: number): ClosingTag | undefined {
  const name = cursor.readName();
  cursor.skipSpaces();
  if (name === "" || !cursor.skip(units.closing)) return undefined;
  return { kind: "closing-tag", name, source: cursor.source.slice(start, cursor.at), start };
}

function scanOpeningTag(cursor: Cursor, start: number): ShortcodeNode | undefined {
  const name = cursor.readName();
  const attributes = name === "" ? undefined : readAttributes(cursor);
  if (attributes === undefined) return undefined;
  cursor.skip(units.slash);
  if (!cursor.skip(units.closing)) return undefined;
  const source = cursor.source.slice(start, cursor.at);
  return { kind: "shortcode", name, attributes, source, start, enclosed: undefined };
}
