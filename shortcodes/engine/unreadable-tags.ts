import { isNameCharacter, units } from "./characters.ts";
import type { Registry } from "./definition.ts";
import type { Finding } from "./findings.ts";
import { unreadableTag } from "./tag-findings.ts";
import type { Tag } from "./scan-tag.ts";
import type { Escape } from "./scan-tags.ts";

/** More of them in one text are no typing errors. */
const maxFindings = 20;

/** Longer names are no shortcode's. */
const maxNameLength = 64;

/**
 * Returns a finding for each unreadable range that begins like a registered shortcode: `[price tgid=]`, `[/cta`. Linear
 * time.
 */
export function unreadableTags<Use>(
  source: string,
  tags: readonly (Tag | Escape)[],
  registry: Registry<Use>,
): readonly Finding[] {
  const readable = new Set(tags.map(({ kind, start }) => (kind === "escape" ? start + 1 : start)));
  const found: Finding[] = [];
  for (let start = source.indexOf("["); start !== -1;) {
    const next = source.indexOf("[", start + 1);
    const definition = readable.has(start) ? undefined : registry.get(nameAt(source, start + 1));
    if (definition) found.push(unreadableTag(definition, source.slice(start, next === -1 ? undefined : next), start));
    if (found.length === maxFindings) break;
    start = next;
  }
  return found;
}

/** Returns the name of an opening or closing tag that begins here: `/cta]` → `cta`. */
function nameAt(source: string, at: number): string {
  const start = source.charCodeAt(at) === units.slash ? at + 1 : at;
  let end = start;
  while (end - start < maxNameLength && isNameCharacter(source.charCodeAt(end))) end += 1;
  return source.slice(start, end);
}
