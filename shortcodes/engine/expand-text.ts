import type { ShortcodeRegistry } from "./define-shortcode.ts";
import type { ExpandContext } from "./expand-context.ts";
import { expandPieces } from "./expand-pieces.ts";
import type { Finding } from "./finding.ts";
import type { SourceText } from "./source-text.ts";

/** The text with its shortcodes expanded. */
export function expandText(
  text: SourceText,
  registry: ShortcodeRegistry,
  context: ExpandContext,
  report: (finding: Finding) => void,
): string {
  return expandPieces(text, registry, context, report)
    .map((piece) => piece.text)
    .join("");
}
