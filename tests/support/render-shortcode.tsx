import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { richText } from "../../content/fields/rich-text.ts";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import type { ShortcodeDefinition } from "../../renderer/contracts/shortcode.ts";
import { neededBy } from "./expand-shortcode.ts";
import { testPage } from "./page-context.ts";
import { shortcodeContext, type ShortcodeWorld } from "./shortcode-world.ts";
import { textPorts } from "./text-ports.ts";

/** Renders a paragraph with this one shortcode → its HTML without `<p>`. `spans` as the content service sends them. */
export function renderShortcode(
  definition: ShortcodeDefinition,
  text: string,
  world: ShortcodeWorld = {},
  spans: readonly unknown[] = [],
): string {
  const registry = new Map([[definition.name, definition]]);
  const context = shortcodeContext({ missing: neededBy(text, registry), ...world });
  const page = testPage(textPorts(registry, context));
  const value = v.parse(richText(), [{ type: "paragraph", text, spans }]);
  const html = renderToStaticMarkup(<RichTextView value={value} page={page} />);
  return html.replace(/^<p>|<\/p>$/g, "");
}
