import type { TextLanguage } from "../i18n/localized-text.ts";
import type { ShortcodeNode } from "./parsed-text.ts";

/** A part of an expanded text, and the part of the source that it stands for. */
export interface Segment<Use> {
  /** `verbatim` is its source, character by character; `expanded` stands for its source as a whole. */
  readonly kind: "verbatim" | "expanded";
  readonly text: string;
  /** Range of its source in the whole text, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The shortcodes it belongs to, outermost first: those that enclose it, and the one it is the text of. */
  readonly within: readonly Expansion<Use>[];
}

/** One shortcode, expanded. */
export interface Expansion<Use> {
  readonly node: ShortcodeNode<Use>;
  readonly text: string;
  /** The language of its text, where that is not the page's. */
  readonly language: TextLanguage;
  /** Value that renders around its text; undefined if its fallback, or its source, is the text. */
  readonly use: Use | undefined;
  /** Reason why its own text is missing; undefined without a problem. */
  readonly problem: "unknown" | "invalid" | "no-data" | undefined;
  /** Whether it renders as a link. */
  readonly link: boolean;
}
