import { type ExpansionRun, expandShortcode, type ExpandUse, expandWithoutGaps } from "./expand-shortcode.ts";
import type { Finding } from "./findings.ts";
import { linkInLink } from "./tag-findings.ts";
import type { ParsedText, ShortcodeNode, TextNode } from "./parsed-text.ts";
import type { Expansion, Segment } from "./segment.ts";

/** An expanded text, and what an editor can correct in it. */
export interface Expanded<Use> {
  readonly text: string;
  /** The same text in parts that follow each other without gap. */
  readonly segments: readonly Segment<Use>[];
  readonly findings: readonly Finding[];
}

/** Expands the shortcodes of a text, without segments. The text of a shortcode is never parsed again. */
export function expandText<Use>(parsed: ParsedText<Use>, expandUse: ExpandUse<Use>): Omit<Expanded<Use>, "segments"> {
  if (parsed.isPlain) return { text: parsed.source, findings: parsed.findings };
  const run = { expandUse, findings: [...parsed.findings], links: 0, gaps: 0 };
  return { text: expandNodes(parsed.nodes, 0, run, undefined), findings: run.findings };
}

/** Expands the shortcodes of a text, with segments. */
export function expandSegments<Use>(parsed: ParsedText<Use>, expandUse: ExpandUse<Use>): Expanded<Use> {
  const segments: Segment<Use>[] = [];
  const run = { expandUse, findings: [...parsed.findings], links: 0, gaps: 0 };
  return { text: expandNodes(parsed.nodes, 0, run, segments), segments, findings: run.findings };
}

/** Returns the text of some nodes; adds their segments to `into` where there is such a list. */
function expandNodes<Use>(
  nodes: readonly TextNode<Use>[],
  start: number,
  run: ExpansionRun<Use>,
  into: Segment<Use>[] | undefined,
): string {
  let text = "";
  let at = start;
  for (const node of nodes) {
    if (node.kind === "literal") {
      text += node.text;
      into?.push(segment(node.text, node.source, at, none));
    } else if (node.enclosed) text += expandEnclosing(node, node.enclosed, run, into);
    else {
      const expansion = expandShortcode(node, "", run);
      if (expansion.link) run.links += 1;
      text += expansion.text;
      into?.push(segment(expansion.text, node.source, at, [expansion]));
    }
    at += node.source.length;
  }
  return text;
}

/** Where the shortcode shows what it encloses, those segments stay, within it; otherwise one segment replaces them. */
function expandEnclosing<Use>(
  node: ShortcodeNode<Use>,
  { tag, nodes }: NonNullable<ShortcodeNode<Use>["enclosed"]>,
  run: ExpansionRun<Use>,
  into: Segment<Use>[] | undefined,
): string {
  const before = { gaps: run.gaps, findings: run.findings.length };
  const { links } = run;
  const inner: Segment<Use>[] | undefined = into && [];
  const enclosed = expandNodes(nodes, node.start + tag.length, run, inner);
  const expansion = node.definition?.hidesGaps
    ? expandWithoutGaps(node, enclosed, run, before)
    : expandShortcode(node, enclosed, run);
  const { text, link } = expansion;
  if (link && run.links > links) run.findings.push(linkInLink(node));
  if (text !== enclosed) run.links = links;
  if (link) run.links += 1;
  if (into) addEnclosing(expansion, text === enclosed ? inner : undefined, into);
  return text;
}

function addEnclosing<Use>(expansion: Expansion<Use>, inner: readonly Segment<Use>[] = [], into: Segment<Use>[]): void {
  const within = [expansion];
  const { text, node } = expansion;
  const { start } = node;
  const end = start + node.source.length;
  const [first] = inner;
  const last = inner.at(-1);
  if (first === undefined || last === undefined) {
    into.push({ kind: "expanded", text, start, end, within });
    return;
  }
  into.push({ kind: "expanded", text: "", start, end: first.start, within });
  for (const each of inner) {
    into.push({ ...each, within: each.within.length === 0 ? within : within.concat(each.within) });
  }
  into.push({ kind: "expanded", text: "", start: last.end, end, within });
}

const none: readonly never[] = [];

function segment<Use>(text: string, source: string, start: number, within: readonly Expansion<Use>[]): Segment<Use> {
  return { kind: text === source ? "verbatim" : "expanded", text, start, end: start + source.length, within };
}
