import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { richText } from "../../content/fields/rich-text.ts";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import type { ShortcodeDefinition } from "../../shortcodes/engine/define-shortcode.ts";
import { expandPieces } from "../../shortcodes/engine/expand-pieces.ts";
import { testPage } from "./page-context.ts";
import { parseText } from "../../shortcodes/engine/parse-text.ts";
import { shortcodeNeeds } from "../../shortcodes/engine/shortcode-needs.ts";
import { shortcodeContext, type ShortcodeWorld } from "./shortcode-world.ts";

/** What a paragraph with this one shortcode is drawn as: HTML, without the paragraph itself. `spans` as the content service sends them. */
export function drawShortcode(
  definition: ShortcodeDefinition,
  text: string,
  world: ShortcodeWorld = {},
  spans: readonly unknown[] = [],
): string {
  const registry = new Map([[definition.name, definition]]);
  const context = shortcodeContext({ missing: shortcodeNeeds(parseText(text), registry), ...world });
  const page = testPage({ pieces: (source) => expandPieces(source, { registry, context, report: () => {} }) });
  const value = v.parse(richText(), [{ type: "paragraph", text, spans }]);
  const html = renderToStaticMarkup(<RichTextView value={value} page={page} />);
  return html.replace(/^<p>|<\/p>$/g, "");
}
