import { isLetter, isSpace, units } from "./characters.ts";
import { Cursor } from "./cursor.ts";
import type { Attributes } from "./definition.ts";
import { isQuotationMark, type QuotationMark, quotationMarkAt } from "./quotation-marks.ts";

const none: Attributes = {};

/**
 * Scans `a="x" b='x' c=x flag`, each after white space → `{ a: "x", b: "x", c: "x", flag: true }`. A comma may follow a value.
 * Of two with one name the last counts. Undefined where one is malformed.
 */
export function scanAttributes(cursor: Cursor): Attributes | undefined {
  let attributes: Record<string, string | true> | undefined;
  while (cursor.skipSpaces()) {
    const name = cursor.readName();
    if (name === "") break;
    const value = scanValue(cursor);
    if (value === undefined) return undefined;
    attributes ??= {};
    attributes[name] = value;
    cursor.skip(units.comma);
  }
  return attributes ?? none;
}

/** Scans the text after an attribute's name: its value, or true without a value. Undefined if it is malformed. */
function scanValue(cursor: Cursor): string | true | undefined {
  const afterName = cursor.at;
  cursor.skipSpaces();
  if (!cursor.skip(units.equals)) {
    cursor.at = afterName;
    return true;
  }
  cursor.skipSpaces();
  const mark = cursor.at < cursor.end ? quotationMarkAt(cursor.source, cursor.at) : undefined;
  return mark === undefined ? scanBare(cursor) : scanQuoted(cursor, mark);
}

function scanQuoted(cursor: Cursor, opening: QuotationMark): string | undefined {
  const start = cursor.at + opening.text.length;
  const same = opening.straight ? cursor.indexOf(cursor.source.slice(cursor.at, start), start) : -1;
  if (same !== -1) {
    cursor.at = same + opening.text.length;
    return cursor.source.slice(start, same);
  }
  for (let at = start; at < cursor.end; at += 1) {
    const mark = quotationMarkAt(cursor.source, at);
    if (mark === undefined || !closes(mark, at, opening, cursor)) continue;
    cursor.at = at + mark.text.length;
    return cursor.source.slice(start, at);
  }
  return undefined;
}

/**
 * Returns whether a mark at an offset closes a value. One of the same family closes it, but not within a word: `don’t`. One of
 * the same size closes it where the tag ends, or another attribute begins.
 */
function closes(mark: QuotationMark, at: number, opening: QuotationMark, { source, end }: Cursor): boolean {
  const after = at + mark.text.length;
  if (mark.family === opening.family)
    return !(isLetter(source.charCodeAt(at - 1)) && isLetter(source.charCodeAt(after)));
  if (mark.size !== opening.size) return false;
  const rest = new Cursor(source, after, end);
  rest.skip(units.comma);
  rest.skipSpaces();
  if (rest.next === units.slash || rest.next === units.closing) return true;
  return rest.at > after && rest.readName() !== "" && rest.next === units.equals;
}

/** Scans up to white space, a comma before it, or the end of the tag, `]` or `/]`. */
function scanBare(cursor: Cursor): string | undefined {
  const start = cursor.at;
  while (isBare(cursor.next)) cursor.at += 1;
  const ended = cursor.next === units.closing || isSpace(cursor.next);
  if (cursor.at - start > 1 && cursor.source.charCodeAt(cursor.at - 1) === units.comma) {
    cursor.at -= 1;
    return ended ? cursor.source.slice(start, cursor.at) : undefined;
  }
  const slash = cursor.next === units.closing && cursor.source.charCodeAt(cursor.at - 1) === units.slash;
  if (slash && cursor.at - start > 1) cursor.at -= 1;
  return ended && cursor.at > start ? cursor.source.slice(start, cursor.at) : undefined;
}

function isBare(unit: number): boolean {
  return unit !== -1 && unit !== units.closing && !isSpace(unit) && !isQuotationMark(unit);
}
