/** One engine. All of them write `[price tgid="7"]` as `€7`, and `[cta]` and `[box]` as what those enclose. */
export interface Contestant {
  readonly name: string;
  /** What it does and what it omits, so that the figures can be read. */
  readonly does: string;
  /** True for one that knows no tag without a closing tag. */
  readonly closesAll?: true;
  /** True for one whose parsing stands beside the others' expanding too. */
  readonly onlyParses?: true;
  /** Finds shortcodes, their names and attributes. */
  readonly parse?: (text: string) => unknown;
  /** The same, and the text they turn into. */
  readonly expand?: (text: string) => string;
}
