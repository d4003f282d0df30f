import { isLetter, isNameCharacter, isSpace } from "./characters.ts";

/** Reads a stretch of a text from `at` on, and never at or beyond `end`. */
export class Cursor {
  readonly source: string;
  readonly end: number;
  at: number;

  constructor(source: string, at: number, end: number) {
    this.source = source;
    this.at = at;
    this.end = end;
  }

  /** The UTF-16 unit that comes next; -1 at the end. */
  get next(): number {
    return this.at < this.end ? this.source.charCodeAt(this.at) : -1;
  }

  /** Where this text is next, from `from` on; -1 when it is not. Never looks beyond the end, which keeps time linear. */
  indexOf(text: string, from: number): number {
    const offset = this.source.slice(from, this.end).indexOf(text);
    return offset === -1 ? -1 : from + offset;
  }

  /** Passes over white space. False when there is none. */
  skipSpaces(): boolean {
    const { source, at: start, end } = this;
    let at = start;
    while (at < end && isSpace(source.charCodeAt(at))) at += 1;
    this.at = at;
    return at > start;
  }

  /** Passes over this unit. False when another comes next. */
  skip(unit: number): boolean {
    if (this.next !== unit) return false;
    this.at += 1;
    return true;
  }

  /** Passes over a name: a letter, then letters, digits, "_" and "-". Empty when there is none. */
  readName(): string {
    const { source, at: start, end } = this;
    if (!isLetter(this.next)) return "";
    let at = start + 1;
    while (at < end && isNameCharacter(source.charCodeAt(at))) at += 1;
    this.at = at;
    return source.slice(start, at);
  }
}
