import { units } from "./characters.ts";
import { Cursor } from "./cursor.ts";
import type { WrittenShortcode } from "./definition.ts";
import { scanAttributes } from "./scan-attributes.ts";

export type Tag = OpeningTag | ClosingTag;

/** `[name …]`, whether or not a closing tag follows. */
export interface OpeningTag extends WrittenShortcode {
  readonly kind: "opening-tag";
}

/** `[/name]`. */
export interface ClosingTag {
  readonly kind: "closing-tag";
  readonly name: string;
  readonly source: string;
  readonly start: number;
}

/**
 * Scans the tag at `start`: `[name a="x" b='x' c=x flag]`, with an optional slash at its end, or `[/name]`. Names are in any
 * case. The tag ends before `end`, where the next "[" is. Curly quotes, primes and entities are quotes too.
 */
export function scanTag(source: string, start: number, end: number): Tag | undefined {
  const cursor = new Cursor(source, start + 1, end);
  return cursor.skip(units.slash) ? scanClosingTag(cursor, start) : scanOpeningTag(cursor, start);
}

function scanClosingTag(cursor: Cursor, start: number): ClosingTag | undefined {
  const name = cursor.readName().toLowerCase();
  cursor.skipSpaces();
  if (name === "" || !cursor.skip(units.closing)) return undefined;
  return { kind: "closing-tag", name, source: cursor.source.slice(start, cursor.at), start };
}

function scanOpeningTag(cursor: Cursor, start: number): OpeningTag | undefined {
  const name = cursor.readName().toLowerCase();
  const attributes = name === "" ? undefined : scanAttributes(cursor);
  if (attributes === undefined) return undefined;
  cursor.skip(units.slash);
  if (!cursor.skip(units.closing)) return undefined;
  return { kind: "opening-tag", name, attributes, source: cursor.source.slice(start, cursor.at), start };
}
