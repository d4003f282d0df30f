import type { Cursor } from "./cursor.ts";
import { readToken, type Token } from "./token.ts";

/** Reads tokens one by one. After a failure, `token` is the invalid one and `problem` the reason. */
export class TokenReader {
  readonly cursor: Cursor;
  token: Token;
  problem = "";

  constructor(cursor: Cursor) {
    this.cursor = cursor;
    this.token = readToken(cursor);
  }

  next(): void {
    this.token = readToken(this.cursor);
  }

  sees(mark: string): boolean {
    return this.token.kind === "mark" && this.token.text === mark;
  }

  take(mark: string): boolean {
    const isThere = this.sees(mark);
    if (isThere) this.next();
    else this.expected(`'${mark}'`);
    return isThere;
  }

  word(what: string): string | undefined {
    if (this.token.kind !== "word") return this.expected(what);
    const { text } = this.token;
    this.next();
    return text;
  }

  expected(what: string): undefined {
    return this.fail(`expected ${what}${this.token.kind === "end" ? ", found the end" : ""}`, this.token);
  }

  fail(why: string, culprit: Token): undefined {
    this.problem = why;
    this.token = culprit;
    return undefined;
  }
}
