import type { TextLanguage, TextOnPage } from "../i18n/localized-text.ts";
import { type Finding, shortcodeWithoutData } from "./findings.ts";
import { neverClosed } from "./tag-findings.ts";
import type { ShortcodeNode } from "./parsed-text.ts";
import type { Expansion } from "./segment.ts";

/**
 * Returns the text of one use around `enclosed`, which is the expanded text it encloses. Undefined where what it names is
 * missing, empty if its text is empty; both show the fallback. `enclosed` returned as it is stays in segments.
 */
export type ExpandUse<Use> = (use: Use, enclosed: string, node: ShortcodeNode<Use>) => TextOnPage | undefined;

/** The state of one expansion. */
export interface ExpansionRun<Use> {
  readonly expandUse: ExpandUse<Use>;
  readonly findings: Finding[];
  /** Number of links in the text so far. */
  links: number;
}

const ofPage: TextLanguage = {};

/** Expands one shortcode. Its fallback shows where it is invalid, has no data or has nothing to say. */
export function expandShortcode<Use>(
  node: ShortcodeNode<Use>,
  enclosed: string,
  { expandUse, findings }: ExpansionRun<Use>,
): Expansion<Use> {
  const { definition, use, attributes } = node;
  if (definition === undefined) return withoutUse(node, node.source, "unknown");
  const own = use === undefined ? undefined : expandUse(use, enclosed, node);
  const text = typeof own === "object" ? own.text : own;
  if (text !== undefined && text !== "") {
    const language = typeof own === "object" ? own : ofPage;
    return { node, text, language, use, problem: undefined, link: definition.link };
  }
  if (use !== undefined && text === undefined) {
    findings.push(definition.standsAlone || node.enclosed ? shortcodeWithoutData(node) : neverClosed(node));
  }
  const { fallback } = attributes;
  const problem = use === undefined ? "invalid" : text === undefined ? "no-data" : undefined;
  return withoutUse(node, typeof fallback === "string" ? fallback : "", problem);
}

function withoutUse<Use>(node: ShortcodeNode<Use>, text: string, problem: Expansion<Use>["problem"]): Expansion<Use> {
  return { node, text, language: ofPage, use: undefined, problem, link: false };
}
