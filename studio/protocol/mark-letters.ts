/**
 * Private-use letters around each text of an editor while a page is rendered: `<start> digits <head> text <end>`. They never
 * leave the server (docs/adr/0066): the finished HTML has elements instead.
 */
const start = "\uE000";
const head = "\uE001";
const end = "\uE002";

/** The digit 0, in base 16. */
const zero = 0xe010;

/** One letter group. A start has the digits of its number as its only group; an end has no digits. */
const letters = /\uE000([\uE010-\uE01F]+)\uE001|\uE002/g;

/** Returns the letters that begin a marked text. */
export function startMark(number: number): string {
  const digits = number
    .toString(16)
    .replaceAll(/./g, (digit) => String.fromCharCode(zero + Number.parseInt(digit, 16)));
  return start + digits + head;
}

export const endMark: string = end;

/** Removes the letters of all marks, in linear time. The text is then the same as without marks. */
export function stripMarks(text: string): string {
  return text.includes(start) || text.includes(end) ? text.replace(letters, "") : text;
}

/** A part of a marked text: text without letters, or where a mark begins or ends. */
export type MarkedPart = { readonly text: string } | { readonly starts: number } | { readonly ends: true };

/** Splits a marked text, in linear time. Its texts, joined, are the text without marks. */
export function splitMarks(text: string): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { 0: group, 1: digits, index } of text.matchAll(letters)) {
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push(digits === undefined ? { ends: true } : { starts: readNumber(digits) });
    at = index + group.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

function readNumber(digits: string): number {
  let number = 0;
  for (let at = 0; at < digits.length; at += 1) number = number * 16 + digits.charCodeAt(at) - zero;
  return number;
}
