import { isSpace, units } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { isQuotationMark, type QuotationMark, quotationMarkAt } from "./quotation-marks.ts";

/** What follows an attribute's name: its value, or true when it has none. Undefined when it is malformed. */
export function readValue(cursor: Cursor): string | true | undefined {
  const afterName = cursor.at;
  cursor.skipSpaces();
  if (!cursor.skip(units.equals)) {
    cursor.at = afterName;
    return true;
  }
  cursor.skipSpaces();
  const mark = cursor.at < cursor.end ? quotationMarkAt(cursor.source, cursor.at) : undefined;
  return mark === undefined ? readBare(cursor) : readQuoted(cursor, mark);
}

function readQuoted(cursor: Cursor, opening: QuotationMark): string | undefined {
  const start = cursor.at + opening.text.length;
  const same = opening.straight ? cursor.indexOf(cursor.source.slice(cursor.at, start), start) : -1;
  if (same !== -1) {
    cursor.at = same + opening.text.length;
    return cursor.source.slice(start, same);
  }
  for (let at = start; at < cursor.end; at += 1) {
    const mark = quotationMarkAt(cursor.source, at);
    if (mark?.family !== opening.family) continue;
    cursor.at = at + mark.text.length;
    return cursor.source.slice(start, at);
  }
  return undefined;
}

/** Up to white space or the end of the tag, `]` or `/]`. */
function readBare(cursor: Cursor): string | undefined {
  const start = cursor.at;
  while (isBare(cursor.next)) cursor.at += 1;
  const ended = cursor.next === units.closing || isSpace(cursor.next);
  const slash = cursor.next === units.closing && cursor.source.charCodeAt(cursor.at - 1) === units.slash;
  if (slash && cursor.at - start > 1) cursor.at -= 1;
  return ended && cursor.at > start ? cursor.source.slice(start, cursor.at) : undefined;
}

function isBare(unit: number): boolean {
  return unit !== -1 && unit !== units.closing && !isSpace(unit) && !isQuotationMark(unit);
}
