import type { ShortcodeRegistry } from "./define-shortcode.ts";
import type { ExpandContext } from "./expand-context.ts";
import { type Finding, invalidShortcode, shortcodeWithoutData, unknownShortcode } from "./finding.ts";
import { nameMeant } from "./name-meant.ts";
import type { ShortcodeNode, SourceText } from "./source-text.ts";

/** A stretch of expanded text, and the stretch of source it stands for. */
export interface Piece {
  /** `verbatim` is its source, character by character; `expanded` stands for its source as a whole. */
  readonly kind: "verbatim" | "expanded";
  readonly text: string;
  /** Where its source is in the whole text, in UTF-16 units: from `start` up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
}

/** The text with its shortcodes expanded, in pieces that follow each other without gap. A name nobody registered stays as typed. */
export function expandPieces(
  text: SourceText,
  registry: ShortcodeRegistry,
  context: ExpandContext,
  report: (finding: Finding) => void,
): readonly Piece[] {
  let end = 0;
  return text.nodes.map((node) => {
    const start = end;
    end += node.source.length;
    const expanded = node.kind === "literal" ? node.text : expandNode(node, registry, context, report);
    return { kind: expanded === node.source ? "verbatim" : "expanded", text: expanded, start, end };
  });
}

function expandNode(
  node: ShortcodeNode,
  registry: ShortcodeRegistry,
  context: ExpandContext,
  report: (finding: Finding) => void,
): string {
  const definition = registry.get(node.name);
  if (definition === undefined) {
    const meant = nameMeant(node.name, registry.keys());
    if (meant !== undefined) report(unknownShortcode(node, meant));
    return node.source;
  }
  const instance = definition.parse(node.attributes, (problem) => report(invalidShortcode(node, definition, problem)));
  if (instance === undefined) return fallback(node);
  const expanded = instance.text(context) ?? "";
  if (expanded !== "") return expanded;
  report(shortcodeWithoutData(node));
  return fallback(node);
}

function fallback({ attributes }: ShortcodeNode): string {
  const given = attributes["fallback"];
  return typeof given === "string" ? given : "";
}
