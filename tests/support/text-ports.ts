import type { SourceText } from "../../content/source-text.ts";
import type { PageContext } from "../../renderer/contracts/page-context.ts";
import type { ExpandContext, ShortcodeRegistry } from "../../renderer/contracts/shortcode.ts";
import { expandSegments } from "../../text/expand-text.ts";
import { parseText } from "../../text/parse-text.ts";

/** Creates the part of a page that expands texts, with these shortcodes. */
export function textPorts(
  registry: ShortcodeRegistry,
  context: ExpandContext,
): Pick<PageContext, "text" | "value" | "richText"> {
  const expand = ({ source }: SourceText) =>
    expandSegments(parseText(source, registry), (use, enclosed) => use.text(context, enclosed));
  return {
    text: (text) => expand(text).text,
    value: (text) => expand(text).text,
    richText: {
      segments: (text) => expand(text).segments,
      renderShortcode: (expansion, children) => expansion.use?.render(context, expansion, children) ?? children,
    },
  };
}
