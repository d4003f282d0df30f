/** One shortcode engine. All expand `[price tgid="7"]` to `€7`, and `[cta]` and `[box]` to their contents. */
export interface Implementation {
  readonly name: string;
  /** Features and omissions, to compare figures by. */
  readonly does: string;
  /** True when every tag needs a closing tag. */
  readonly closesAll?: true;
  /** True when its parsing is also compared with the expansion of others. */
  readonly onlyParses?: true;
  /** Finds shortcodes, their names and attributes. */
  readonly parse?: (text: string) => unknown;
  /** Finds shortcodes and returns the text with their expansions. */
  readonly expand?: (text: string) => string;
}
