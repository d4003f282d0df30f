import type { Definition, WrittenShortcode } from "./definition.ts";
import type { Finding } from "./findings.ts";

/** A text with its shortcodes parsed. The nodes' sources, joined, are the source: nothing is lost. */
export interface ParsedText<Use> {
  readonly source: string;
  readonly nodes: readonly TextNode<Use>[];
  /** Mistakes that show without any data. */
  readonly findings: readonly Finding[];
  /** Whether it stands for itself: no shortcode is in it, and no escape. */
  readonly isPlain: boolean;
}

const none: readonly never[] = [];

/** A text that stands for itself, whatever is in it. Most texts do: nodes are made where they are read. */
export class PlainText implements ParsedText<never> {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  get isPlain(): true {
    return true;
  }

  get findings(): readonly never[] {
    return none;
  }

  get nodes(): readonly LiteralNode[] {
    return this.source === "" ? none : [{ kind: "literal", source: this.source, text: this.source }];
  }
}

export type TextNode<Use> = LiteralNode | ShortcodeNode<Use>;

/** Plain text. `text` differs from `source` only where an escape was undone: `[[price]]` → `[price]`. */
export interface LiteralNode {
  readonly kind: "literal";
  readonly source: string;
  readonly text: string;
}

/** A shortcode that is registered, or one whose name is one edit away from a registered name. */
export interface ShortcodeNode<Use> extends WrittenShortcode {
  readonly kind: "shortcode";
  /** All of it as typed: its tag and, where it encloses text, that text and the closing tag. */
  readonly source: string;
  /** Undefined for a name that is not registered. */
  readonly definition: Definition<Use> | undefined;
  /** Its attributes, parsed; undefined where they are invalid or the name is not registered. */
  readonly use: Use | undefined;
  /** Text inside it, `[cta]this[/cta]`; undefined without a closing tag. */
  readonly enclosed: Enclosed<Use> | undefined;
}

interface Enclosed<Use> {
  /** `[cta]` as typed. */
  readonly tag: string;
  readonly nodes: readonly TextNode<Use>[];
  /** `[/cta]` as typed. */
  readonly closingTag: string;
}

/** Returns the valid uses of shortcodes in a text, enclosed ones after the one around them, behind `uses`. */
export function listUses<Use>({ nodes }: Pick<ParsedText<Use>, "nodes">, uses: Use[] = []): readonly Use[] {
  for (const node of nodes) {
    if (node.kind === "literal") continue;
    if (node.use !== undefined) uses.push(node.use);
    if (node.enclosed) listUses(node.enclosed, uses);
  }
  return uses;
}
