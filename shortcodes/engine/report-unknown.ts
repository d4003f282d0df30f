import type { Expander } from "./expander.ts";
import { unknownShortcode } from "./finding.ts";
import { nameMeant } from "./name-meant.ts";
import type { ShortcodeNode } from "./source-text.ts";

/** A name nobody registered stays as typed; when it looks like a slip of the keyboard, that is said. */
export function reportUnknown(node: ShortcodeNode, { registry, report }: Expander): void {
  const meant = nameMeant(node.name, registry.keys());
  if (meant !== undefined) report(unknownShortcode(node, meant));
}
