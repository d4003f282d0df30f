import type { ShortcodeDefinition } from "./define-shortcode.ts";
import { type Finding, unknownAttribute } from "./finding.ts";
import type { ShortcodeNode } from "./source-text.ts";

// A tag with more than these is no slip of the keyboard.
const most = 5;

/** Tells of the attributes that a shortcode doesn't take; it works without them. */
export function reportUnknownAttributes(
  node: ShortcodeNode,
  definition: ShortcodeDefinition,
  report: (finding: Finding) => void,
): void {
  let left = most;
  for (const attribute in node.attributes) {
    if (definition.attributeNames.has(attribute)) continue;
    if (left === 0) return;
    left -= 1;
    report(unknownAttribute(node, definition, attribute));
  }
}
