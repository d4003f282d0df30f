import { isSpace, units } from "./characters.ts";
import { Cursor } from "./cursor.ts";
import type { Attributes } from "./definition.ts";
import { endsBareValue, type QuotationMark, quotationMarkAt } from "./quotation-marks.ts";

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
  for (let at = start; at < cursor.end; at += 1) {
    const mark = quotationMarkAt(cursor.source, at);
    if (mark === undefined || (at !== same && !isClosing(mark, at, opening, cursor, same !== -1))) continue;
    cursor.at = at + mark.text.length;
    return cursor.source.slice(start, at);
  }
  return undefined;
}

/**
 * Returns whether a mark at an offset closes a value. One of the same family closes it, but not within a word: `don’t`. One of
 * the same size closes it where the tag ends, or another attribute begins. Before a straight mark like the opening one
 * (`hasSame`), only a prime does.
 */
function isClosing(mark: QuotationMark, at: number, opening: QuotationMark, cursor: Cursor, hasSame: boolean): boolean {
  const { source, end } = cursor;
  const after = at + mark.text.length;
  if (hasSame && !mark.family.endsWith("prime")) return false;
  if (mark.family === opening.family) return !(isWordLetter(source, at - 1) && isWordLetter(source, after));
  if (mark.size !== opening.size) return false;
  const rest = new Cursor(source, after, end);
  rest.skip(units.comma);
  rest.skipSpaces();
  const hasSlash = rest.skip(units.slash);
  if (rest.next === units.closing) return true;
  return !hasSlash && rest.at > after && rest.readName() !== "" && rest.next === units.equals;
}

function isWordLetter(source: string, at: number): boolean {
  return /\p{L}/u.test(source.charAt(at));
}

/** Scans up to white space or the end of the tag, `]` or `/]`. The value is without a comma at its end. */
function scanBare(cursor: Cursor): string | undefined {
  const start = cursor.at;
  while (isBare(cursor.next)) cursor.at += 1;
  const isLast = cursor.next === units.closing;
  const hasEnded = isLast || isSpace(cursor.next);
  if (isLast && cursor.source.charCodeAt(cursor.at - 1) === units.slash && cursor.at - start > 1) cursor.at -= 1;
  const hasComma = cursor.at - start > 1 && cursor.source.charCodeAt(cursor.at - 1) === units.comma;
  const end = hasComma ? cursor.at - 1 : cursor.at;
  return hasEnded && end > start ? cursor.source.slice(start, end) : undefined;
}

function isBare(unit: number): boolean {
  return unit !== -1 && unit !== units.closing && !isSpace(unit) && !endsBareValue(unit);
}
