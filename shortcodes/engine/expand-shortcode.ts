import { type Finding, shortcodeWithoutData } from "./findings.ts";
import { neverClosed } from "./tag-findings.ts";
import type { ShortcodeNode } from "./parsed-text.ts";
import type { Expansion } from "./segment.ts";

/**
 * Returns the text of one use around `enclosed`, which is the expanded text it encloses. Undefined where what it names is
 * missing, empty where there is nothing to say; both show the fallback. `enclosed` returned as it is stays in segments.
 */
export type TextOfUse<Use> = (use: Use, enclosed: string, node: ShortcodeNode<Use>) => string | undefined;

/** The state of one expansion. */
export interface ExpansionRun<Use> {
  readonly textOfUse: TextOfUse<Use>;
  readonly findings: Finding[];
  /** Number of links in the text so far. */
  links: number;
}

/** Expands one shortcode. Its fallback shows where it is invalid, has no data or has nothing to say. */
export function expandShortcode<Use>(
  node: ShortcodeNode<Use>,
  enclosed: string,
  { textOfUse, findings }: ExpansionRun<Use>,
): Expansion<Use> {
  const { definition, use, attributes } = node;
  if (definition === undefined) return { node, text: node.source, use: undefined, problem: "unknown", link: false };
  const text = use === undefined ? undefined : textOfUse(use, enclosed, node);
  if (text !== undefined && text !== "") return { node, text, use, problem: undefined, link: definition.link };
  if (use !== undefined && text === undefined) {
    findings.push(definition.standsAlone || node.enclosed ? shortcodeWithoutData(node) : neverClosed(node));
  }
  const { fallback } = attributes;
  const problem = use === undefined ? "invalid" : text === undefined ? "no-data" : undefined;
  return { node, text: typeof fallback === "string" ? fallback : "", use: undefined, problem, link: false };
}
