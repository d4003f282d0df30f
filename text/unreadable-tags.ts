import { isNameCharacter, units } from "./characters.ts";
import type { Registry } from "./definition.ts";
import type { Finding } from "./findings.ts";
import { unreadableTag } from "./tag-findings.ts";

/** Maximum of findings in one text. Texts with more contain other markup. */
const maxFindings = 20;

/** Maximum length of a shortcode's name. */
const maxNameLength = 64;

/** Returns a finding for each of these brackets that begins like a registered shortcode: `[price tgid=]`, `[/cta`. */
export function unreadableTags<Use>(source: string, starts: readonly number[], registry: Registry<Use>): Finding[] {
  const found: Finding[] = [];
  for (const start of starts) {
    const definition = registry.get(nameAt(source, start + 1));
    if (definition === undefined) continue;
    const next = source.indexOf("[", start + 1);
    found.push(unreadableTag(definition, source.slice(start, next === -1 ? undefined : next), start));
    if (found.length === maxFindings) break;
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
