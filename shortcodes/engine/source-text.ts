/**
 * A piece of text as the editor typed it, with its shortcodes found. `nodes` joined by their `source` give `source` back.
 * Most texts have no shortcode: nodes are made for those only when they are asked for.
 */
export class SourceText {
  readonly source: string;
  private readonly parsed: readonly TextNode[] | undefined;

  constructor(source: string, parsed?: readonly TextNode[]) {
    this.source = source;
    this.parsed = parsed;
  }

  /** Whether it means itself: no shortcode is in it, and nothing that was escaped. */
  get isPlain(): boolean {
    return this.parsed === undefined;
  }

  get nodes(): readonly TextNode[] {
    if (this.parsed !== undefined) return this.parsed;
    return this.source === "" ? [] : [literal(this.source)];
  }
}

export type TextNode = LiteralNode | ShortcodeNode;

/** Plain text; `text` differs from `source` only where an escape such as `[[price]]` was undone. */
export interface LiteralNode {
  readonly kind: "literal";
  readonly source: string;
  readonly text: string;
}

/** Text that means itself. */
export function literal(source: string): LiteralNode {
  return { kind: "literal", source, text: source };
}

export interface ShortcodeNode {
  readonly kind: "shortcode";
  readonly name: string;
  readonly attributes: Attributes;
  /** All of it as typed: its tag and, where it encloses text, that and the closing tag. */
  readonly source: string;
  /** Offset of `source` in the whole text, in UTF-16 units. */
  readonly start: number;
  /** What it encloses, `[cta]this[/cta]`; undefined when it stands alone. */
  readonly enclosed: Enclosed | undefined;
}

/** Values by name; true for a name without a value. */
export type Attributes = Readonly<Record<string, string | true>>;

export interface Enclosed {
  /** `[cta]` as typed. */
  readonly tag: string;
  readonly nodes: readonly TextNode[];
  /** `[/cta]` as typed. */
  readonly closingTag: string;
}
