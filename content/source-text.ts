/** A text as the editor typed it, its shortcodes not yet parsed. Known by identity, as two fields may hold the same words. */
export class SourceText {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** The text as a code of the provider, whatever its case: `" rome"` → `ROME`. */
  get code(): string {
    return this.source.trim().toUpperCase();
  }
}
