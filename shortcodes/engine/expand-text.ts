import { type Finding, linkInLink, neverClosed, shortcodeWithoutData } from "./findings.ts";
import type { ParsedText, ShortcodeNode, TextNode } from "./parsed-text.ts";
import { type Expansion, type Segment, textOf } from "./segment.ts";

/**
 * Returns the text of one use around `enclosed`, which is the expanded text it encloses. Undefined where what it names is
 * missing, empty where there is nothing to say; both show the fallback. `enclosed` returned as it is stays in segments.
 */
export type TextOfUse<Use> = (use: Use, enclosed: string, node: ShortcodeNode<Use>) => string | undefined;

/** An expanded text: segments that follow each other without gap, and what an editor can correct. */
export interface Expanded<Use> {
  readonly segments: readonly Segment<Use>[];
  readonly findings: readonly Finding[];
}

interface Run<Use> {
  readonly textOfUse: TextOfUse<Use>;
  readonly findings: Finding[];
}

/** Expands the shortcodes of a text. The text of a shortcode is never parsed again. */
export function expandText<Use>(text: ParsedText<Use>, textOfUse: TextOfUse<Use>): Expanded<Use> {
  const segments: Segment<Use>[] = [];
  const findings = [...text.findings];
  expandNodes(text.nodes, 0, { textOfUse, findings }, segments);
  return { segments, findings };
}

function expandNodes<Use>(nodes: readonly TextNode<Use>[], start: number, run: Run<Use>, into: Segment<Use>[]): void {
  let at = start;
  for (const node of nodes) {
    if (node.kind === "literal") into.push(segment(node.text, node.source, at, []));
    else if (node.enclosed) expandEnclosing(node, run, into);
    else {
      const expansion = expand(node, "", run);
      into.push(segment(expansion.text, node.source, at, [expansion]));
    }
    at += node.source.length;
  }
}

/** Where the shortcode shows what it encloses, those segments stay, within it; otherwise one segment replaces them. */
function expandEnclosing<Use>(node: ShortcodeNode<Use>, run: Run<Use>, into: Segment<Use>[]): void {
  const { start, source, enclosed: { tag = "", nodes = [] } = {} } = node;
  const inner: Segment<Use>[] = [];
  expandNodes(nodes, start + tag.length, run, inner);
  const enclosed = textOf(inner);
  const expansion = expand(node, enclosed, run);
  if (expansion.link && inner.some(({ within }) => within.some(({ link }) => link)))
    run.findings.push(linkInLink(node));
  const within = [expansion];
  const end = start + source.length;
  const first = inner.at(0);
  const last = inner.at(-1);
  if (expansion.text !== enclosed || first === undefined || last === undefined) {
    into.push({ kind: "expanded", text: expansion.text, start, end, within });
    return;
  }
  into.push({ kind: "expanded", text: "", start, end: first.start, within });
  for (const each of inner)
    into.push({ ...each, within: each.within.length === 0 ? within : within.concat(each.within) });
  into.push({ kind: "expanded", text: "", start: last.end, end, within });
}

function expand<Use>(node: ShortcodeNode<Use>, enclosed: string, { textOfUse, findings }: Run<Use>): Expansion<Use> {
  const { definition, use, attributes } = node;
  if (definition === undefined) return { node, text: node.source, use: undefined, problem: "unknown", link: false };
  const text = use === undefined ? undefined : textOfUse(use, enclosed, node);
  if (text !== undefined && text !== "") return { node, text, use, problem: undefined, link: definition.link };
  if (use !== undefined && text === undefined)
    findings.push(definition.standsAlone || node.enclosed ? shortcodeWithoutData(node) : neverClosed(node));
  const { fallback } = attributes;
  const problem = use === undefined ? "invalid" : text === undefined ? "no-data" : undefined;
  return { node, text: typeof fallback === "string" ? fallback : "", use: undefined, problem, link: false };
}

function segment<Use>(text: string, source: string, start: number, within: readonly Expansion<Use>[]): Segment<Use> {
  return { kind: text === source ? "verbatim" : "expanded", text, start, end: start + source.length, within };
}
