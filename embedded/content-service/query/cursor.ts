/** A forward-only position in a query. `steps` counts moves, for tests of linear time. */
export class Cursor {
  readonly source: string;
  offset = 0;
  steps = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** The UTF-16 unit at the position, or "" at the end. */
  get current(): string {
    return this.source.charAt(this.offset);
  }

  get next(): string {
    return this.source.charAt(this.offset + 1);
  }

  advance(): void {
    this.offset += 1;
    this.steps += 1;
  }

  /** Moves over the units that `accepts` matches and returns them. */
  takeWhile(accepts: (unit: string) => boolean): string {
    const start = this.offset;
    while (this.current !== "" && accepts(this.current)) this.advance();
    return this.source.slice(start, this.offset);
  }
}
