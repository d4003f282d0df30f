import type { SourceText } from "../../content/source-text.ts";
import { parseText } from "../../text/parse-text.ts";
import { type ParsedText, PlainText } from "../../text/parsed-text.ts";
import type { ShortcodeInstance, ShortcodeRegistry } from "../contracts/shortcode.ts";

/** Parses the shortcodes of an editor's text, and their attributes. */
export type TextParser = (text: SourceText) => ParsedText<ShortcodeInstance>;

/** Creates the parser of one page. It parses each text once: the plan reads what it needs, the page expands it. */
export function createTextParser(registry: ShortcodeRegistry): TextParser {
  const parsed = new Map<SourceText, ParsedText<ShortcodeInstance>>();
  return (text) => {
    if (!text.source.includes("[")) return new PlainText(text.source);
    const known = parsed.get(text) ?? parseText(text.source, registry);
    parsed.set(text, known);
    return known;
  };
}
