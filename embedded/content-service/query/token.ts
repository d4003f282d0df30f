import type { Cursor } from "./cursor.ts";

export type Token = { readonly offset: number } & (
  | { readonly kind: "mark"; readonly text: string }
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "end" }
  | { readonly kind: "bad"; readonly text: string }
);

/** Reads one token; an invalid one, such as an unclosed string, is `bad`. */
export function readToken(cursor: Cursor): Token {
  cursor.takeWhile(isSpace);
  const offset = cursor.offset;
  const unit = cursor.current;
  if (unit === "") return { kind: "end", offset };
  if (unit === '"') return { offset, ...readString(cursor) };
  if (isNumeric(unit)) return { offset, ...readNumber(cursor) };
  if (isWordUnit(unit)) return { kind: "word", text: cursor.takeWhile(isWordUnit), offset };
  cursor.advance();
  return { kind: "[](),=".includes(unit) ? "mark" : "bad", text: unit, offset };
}

/**
 * Reads a string, in which `\"` is the only escape. `@prismicio/client` escapes quotes and nothing else, so no value
 * can end its string.
 */
function readString(cursor: Cursor) {
  cursor.advance();
  const parts: string[] = [];
  while (cursor.current !== '"') {
    if (cursor.current === "") return { kind: "bad", text: "unclosed string" } as const;
    if (cursor.current === "\\" && cursor.next === '"') cursor.advance();
    parts.push(cursor.current);
    cursor.advance();
  }
  cursor.advance();
  return { kind: "string", value: parts.join("") } as const;
}

function readNumber(cursor: Cursor) {
  const text = cursor.takeWhile((unit) => isNumeric(unit) || /[+.eE]/.test(unit));
  const isNumber = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) && Number.isFinite(Number(text));
  return isNumber ? ({ kind: "number", value: Number(text) } as const) : ({ kind: "bad", text } as const);
}

const isSpace = (unit: string) => /\s/.test(unit);
const isNumeric = (unit: string) => /[\d-]/.test(unit);
const isWordUnit = (unit: string) => /[\w.:$-]/.test(unit);
