import type { ShortcodeDefinition } from "../../shortcodes/engine/define-shortcode.ts";
import { expandText } from "../../shortcodes/engine/expand-text.ts";
import { parseText } from "../../shortcodes/engine/parse-text.ts";
import { shortcodeNeeds } from "../../shortcodes/engine/shortcode-needs.ts";
import { shortcodeContext, type ShortcodeWorld } from "./shortcode-world.ts";

/** What a text with this one shortcode turns into, and the codes of what was found wrong, each in a line of its own. */
export function expandShortcode(definition: ShortcodeDefinition, source: string, world: ShortcodeWorld = {}): string {
  const findings: string[] = [];
  const parsed = parseText(source);
  const registry = new Map([[definition.name, definition]]);
  const text = expandText(parsed, {
    registry,
    context: shortcodeContext({ missing: shortcodeNeeds(parsed, registry), ...world }),
    report: ({ code }) => findings.push(code),
  });
  return [text, ...findings].join("\n");
}
