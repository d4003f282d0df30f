import type { ReactNode } from "react";
import type { ShortcodeDefinition } from "./define-shortcode.ts";
import type { Expander } from "./expander.ts";
import type { Expansion } from "./expansion.ts";
import { keysOf } from "./keys-of.ts";
import { sayShortcode } from "./say-shortcode.ts";
import type { ShortcodeNode } from "./source-text.ts";

/** One use of a shortcode, `enclosed` being the expanded text it encloses. A fallback is drawn as the text it is. */
export function expandInstance(
  node: ShortcodeNode,
  definition: ShortcodeDefinition,
  enclosed: string,
  expander: Expander,
): Expansion {
  const { text, problem, link, needs, draw } = sayShortcode(node, definition, enclosed, expander);
  const drawn = draw && ((children: ReactNode) => draw(expander.context, text, children));
  return { node, text, problem, readFrom: keysOf(needs), link, draw: drawn };
}
