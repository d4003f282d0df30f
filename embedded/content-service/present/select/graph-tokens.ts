/** Tokens of a graphQuery: braces, `...` and names; commas are space. "" is the end. */
export class GraphTokens {
  readonly #source: string;
  readonly #pattern = /[\s,]*(?:(?<token>[{}]|\.{3}|[\w$-]+)|(?<bad>\S))?/uy;
  text = "";
  offset = 0;
  /** The reason why parsing stopped. */
  problem = "";

  constructor(source: string) {
    this.#source = source;
    this.next();
  }

  next(): void {
    const { token, bad } = this.#pattern.exec(this.#source)?.groups ?? {};
    this.text = token ?? bad ?? "";
    this.offset = this.#pattern.lastIndex - this.text.length;
  }

  sees(text: string): boolean {
    return this.text === text;
  }

  name(what: string): string | undefined {
    const { text } = this;
    if (!/^[\w$-]+$/.test(text)) return this.fail(`expected ${what}`);
    this.next();
    return text;
  }

  fail(why: string): undefined {
    this.problem ||= this.text === "" ? `${why}, found the end` : why;
    return undefined;
  }
}
