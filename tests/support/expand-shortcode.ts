import type { ShortcodeDefinition } from "../../shortcodes/engine/define-shortcode.ts";
import { expandText } from "../../shortcodes/engine/expand-text.ts";
import { parseText } from "../../shortcodes/engine/parse-text.ts";
import { shortcodeContext, type ShortcodeWorld } from "./shortcode-world.ts";

/** What a text with this one shortcode turns into, and the codes of what was found wrong, each in a line of its own. */
export function expandShortcode(definition: ShortcodeDefinition, source: string, world: ShortcodeWorld = {}): string {
  const findings: string[] = [];
  const text = expandText(parseText(source), {
    registry: new Map([[definition.name, definition]]),
    context: shortcodeContext(world),
    report: ({ code }) => findings.push(code),
  });
  return [text, ...findings].join("\n");
}
