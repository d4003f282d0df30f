import { mergeNeeds, type Needs } from "../../catalog/snapshot/needs.ts";
import type { ShortcodeDefinition, ShortcodeRegistry } from "../../renderer/contracts/shortcode.ts";
import { expandText } from "../../text/expand-text.ts";
import { parseText } from "../../text/parse-text.ts";
import { listUses } from "../../text/parsed-text.ts";
import { shortcodeContext, type ShortcodeWorld } from "./shortcode-world.ts";

/** Expands a text with this one shortcode → the text, then a line per finding with its code. */
export function expandShortcode(definition: ShortcodeDefinition, source: string, world: ShortcodeWorld = {}): string {
  const registry = new Map([[definition.name, definition]]);
  const context = shortcodeContext({ missing: neededBy(source, registry), ...world });
  const { text, findings } = expandText(parseText(source, registry), (use, enclosed) => use.text(context, enclosed));
  return [text, ...findings.map(({ code }) => code)].join("\n");
}

/** Returns what the shortcodes of a text need. */
export function neededBy(source: string, registry: ShortcodeRegistry): Needs {
  return mergeNeeds(listUses(parseText(source, registry)).map(({ needs }) => needs));
}
