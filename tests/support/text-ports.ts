import type { PageContext } from "../../renderer/render/page-context.ts";
import type { ExpandContext, ShortcodeRegistry } from "../../renderer/shortcode.ts";
import { expandText } from "../../shortcodes/engine/expand-text.ts";
import { parseText } from "../../shortcodes/engine/parse-text.ts";
import { textOf } from "../../shortcodes/engine/segment.ts";

/** Creates the part of a page that expands texts, with these shortcodes. */
export function textPorts(
  registry: ShortcodeRegistry,
  context: ExpandContext,
): Pick<PageContext, "text" | "segments" | "renderShortcode"> {
  const segments: PageContext["segments"] = ({ source }) =>
    expandText(parseText(source, registry), (use, enclosed) => use.text(context, enclosed)).segments;
  return {
    text: (text) => textOf(segments(text)),
    segments,
    renderShortcode: ({ use, text }, children) => use?.render?.(context, text, children) ?? children,
  };
}
