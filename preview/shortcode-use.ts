import type { Attributes } from "../shortcodes/engine/definition.ts";
import type { ContentLocation } from "../renderer/diagnostics.ts";

/** One shortcode of a page, as editors read about it. */
export interface ShortcodeUse {
  readonly name: string;
  /** As the editor typed it; of one that encloses text, its first tag. */
  readonly source: string;
  readonly attributes: Attributes;
  /** What it says on the page. */
  readonly value: string;
  readonly problem: ShortcodeProblem | undefined;
  /** What its value was read from: `products/50002`, `page` for the page's own products, `clock`. */
  readonly readFrom: readonly string[];
  readonly location: ContentLocation;
}

/** `unknown` has the name that was probably meant. */
export type ShortcodeProblem =
  | { readonly kind: "invalid" | "no-data" }
  | { readonly kind: "unknown"; readonly meant: string };
