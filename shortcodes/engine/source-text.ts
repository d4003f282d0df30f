/** A piece of text as the editor typed it, with its shortcodes found. `nodes` joined by their `source` give `source` back. */
export class SourceText {
  readonly source: string;
  readonly nodes: readonly TextNode[];

  constructor(source: string, nodes: readonly TextNode[]) {
    this.source = source;
    this.nodes = nodes;
  }
}

export type TextNode = LiteralNode | ShortcodeNode;

/** Plain text; `text` differs from `source` only where an escape such as `[[price]]` was undone. */
export interface LiteralNode {
  readonly kind: "literal";
  readonly source: string;
  readonly text: string;
}

export interface ShortcodeNode {
  readonly kind: "shortcode";
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly source: string;
  /** Offset of `source` in the whole text, in UTF-16 units. */
  readonly start: number;
}
