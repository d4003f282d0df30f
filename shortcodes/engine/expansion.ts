import type { ReactNode } from "react";
import type { ShortcodeNode } from "./source-text.ts";

/** What became of one shortcode. */
export interface Expansion {
  readonly node: ShortcodeNode;
  readonly text: string;
  /** Why its fallback shows instead of a value; undefined when its value does. */
  readonly problem: "invalid" | "no-data" | undefined;
  /** What its value was read from, as `products/123`; empty for what needs nothing of the catalog. */
  readonly readFrom: readonly string[];
  /** Whether it draws a link: nothing in it is another. */
  readonly link: boolean;
  /** Draws it around its text; undefined for one that is text alone. */
  readonly draw: ((children: ReactNode) => ReactNode) | undefined;
}
