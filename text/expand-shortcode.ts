import type { TextLanguage, TextOnPage } from "../i18n/localized-text.ts";
import { type Finding, shortcodeWithoutData } from "./findings.ts";
import { neverClosed } from "./tag-findings.ts";
import type { ShortcodeNode } from "./parsed-text.ts";
import type { Expansion } from "./segment.ts";

/**
 * Returns the text of one use around `enclosed`, which is the expanded text it encloses. Undefined where what it names is
 * missing, empty if its text is empty; both show the fallback. `enclosed` returned as it is stays in segments.
 */
export type ExpandUse<Use> = (use: Use, enclosed: string, node: ShortcodeNode<Use>) => ShortcodeText;

/** The text of one use; undefined where what it names is missing. */
export type ShortcodeText = TextOnPage | Placeholder | undefined;

/** A text that stands for missing data, as 0 does for the highest discount of none. */
interface Placeholder {
  readonly text: string;
  readonly standsForNothing: true;
}

/** The state of one expansion. */
export interface ExpansionRun<Use> {
  readonly expandUse: ExpandUse<Use>;
  readonly findings: Finding[];
  /** Number of links in the text so far. */
  links: number;
  /** Number of shortcodes without data, and without a fallback, in the text so far. */
  gaps: number;
}

const ofPage: TextLanguage = {};

/** Expands one shortcode. Its fallback shows where it is invalid, has no data or has nothing to say. */
export function expandShortcode<Use>(
  node: ShortcodeNode<Use>,
  enclosed: string,
  run: ExpansionRun<Use>,
): Expansion<Use> {
  const { definition, use, attributes } = node;
  if (definition === undefined) return withoutUse(node, node.source, "unknown");
  const own = use === undefined ? undefined : run.expandUse(use, enclosed, node);
  const text = typeof own === "object" ? own.text : own;
  const hasData = text !== undefined && !(typeof own === "object" && "standsForNothing" in own);
  if (hasData && text !== "") {
    const language = typeof own === "object" ? own : ofPage;
    return { node, text, language, use, problem: undefined, link: definition.link };
  }
  if (use !== undefined && !hasData) {
    run.gaps += attributes["fallback"] === undefined ? 1 : 0;
    run.findings.push(definition.standsAlone || node.enclosed ? shortcodeWithoutData(node) : neverClosed(node));
  }
  const problem = use === undefined ? "invalid" : hasData ? undefined : "no-data";
  return withoutUse(node, readFallback(node, text ?? ""), problem);
}

/** Hides a text with a gap. A hidden text has no gap for what is around it, and no finding about one. */
export function expandWithoutGaps<Use>(
  node: ShortcodeNode<Use>,
  enclosed: string,
  run: ExpansionRun<Use>,
  before: { readonly gaps: number; readonly findings: number },
): Expansion<Use> {
  const inside = run.findings.slice(before.findings);
  const hasGap = run.gaps > before.gaps;
  const expansion = hasGap ? withoutUse(node, readFallback(node, ""), undefined) : expandShortcode(node, enclosed, run);
  if (expansion.use !== undefined) return expansion;
  run.gaps = before.gaps;
  const kept = inside.filter(({ code }) => code !== "shortcode-no-data");
  run.findings.splice(before.findings, inside.length, ...kept);
  return expansion;
}

function readFallback({ attributes }: ShortcodeNode<unknown>, otherwise: string): string {
  const { fallback = otherwise } = attributes;
  return fallback === true ? "" : fallback;
}

function withoutUse<Use>(node: ShortcodeNode<Use>, text: string, problem: Expansion<Use>["problem"]): Expansion<Use> {
  return { node, text, language: ofPage, use: undefined, problem, link: false };
}
