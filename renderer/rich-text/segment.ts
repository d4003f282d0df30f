import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";
import type { ShortcodeExpansion } from "../shortcode.ts";

/** What one stretch of text is under: at most one span of each kind. */
export interface Marks {
  readonly hyperlink: Hyperlink | undefined;
  readonly label: string | undefined;
  readonly strong: boolean;
  readonly em: boolean;
}

/** A stretch of text under the same marks and within the same shortcodes throughout. */
export interface Segment {
  readonly text: string;
  /** Where it begins in the whole text, in UTF-16 units. */
  readonly start: number;
  readonly marks: Marks;
  /** Outermost first. */
  readonly within: readonly ShortcodeExpansion[];
}
