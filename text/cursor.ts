import { isLetter, isNameCharacter, isSpace } from "./characters.ts";

/** Reads a range of a text from `at` on, and never at or beyond `end`. */
export class Cursor {
  readonly source: string;
  readonly end: number;
  at: number;

  constructor(source: string, at: number, end: number) {
    this.source = source;
    this.at = at;
    this.end = end;
  }

  /** Returns the next UTF-16 unit; -1 at the end. */
  get next(): number {
    return this.at < this.end ? this.source.charCodeAt(this.at) : -1;
  }

  /** Returns the next offset of this text, from `from` on; -1 where it is missing. Time is linear, as nothing beyond `end` is read. */
  indexOf(text: string, from: number): number {
    const offset = this.source.slice(from, this.end).indexOf(text);
    return offset === -1 ? -1 : from + offset;
  }

  /** Skips white space. Returns whether it found any. */
  skipSpaces(): boolean {
    const { source, at: start, end } = this;
    let at = start;
    while (at < end && isSpace(source.charCodeAt(at))) at += 1;
    this.at = at;
    return at > start;
  }

  /** Skips this unit. Returns false where another unit comes next. */
  skip(unit: number): boolean {
    if (this.next !== unit) return false;
    this.at += 1;
    return true;
  }

  /** Reads a name: a letter, then letters, digits, "_" and "-". Returns "" where no name begins. */
  readName(): string {
    const { source, at: start, end } = this;
    if (!isLetter(this.next)) return "";
    let at = start + 1;
    while (at < end && isNameCharacter(source.charCodeAt(at))) at += 1;
    this.at = at;
    return source.slice(start, at);
  }
}
