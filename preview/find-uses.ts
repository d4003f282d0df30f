import type { ShortcodeRegistry } from "../shortcodes/engine/define-shortcode.ts";
import type { Expansion } from "../shortcodes/engine/expansion.ts";
import { nameMeant } from "../shortcodes/engine/name-meant.ts";
import type { Piece } from "../shortcodes/engine/piece.ts";
import type { ShortcodeNode, SourceText, TextNode } from "../shortcodes/engine/source-text.ts";
import type { Place } from "../renderer/diagnostics.ts";
import type { ShortcodeUse } from "./shortcode-use.ts";

/** Expansions of a text → its uses of shortcodes. */
export function usesOf(
  pieces: readonly Piece[],
  place: Place,
  seenBy: (name: string, attributes: ShortcodeNode["attributes"]) => readonly string[],
): ReadonlyMap<Expansion, ShortcodeUse> {
  const expansions = new Set(pieces.flatMap(({ within }) => within));
  return new Map([...expansions].map((expansion) => [expansion, useOf(expansion)]));

  function useOf({ node, text, problem, readFrom }: Expansion): ShortcodeUse {
    const { name, attributes } = node;
    const sources = [...readFrom, ...seenBy(name, attributes)];
    return { ...facts(node, place), value: text, problem: problem && { kind: problem }, readFrom: sources };
  }
}

/** Names one letter away from ours, which stay as they were typed: by where they begin. */
export function mistypedIn(
  { nodes }: SourceText,
  registry: ShortcodeRegistry,
  place: Place,
): ReadonlyMap<number, { readonly node: ShortcodeNode; readonly use: ShortcodeUse }> {
  const mistyped = nodes.flatMap(shortcodesIn).flatMap((node) => {
    const meant = registry.has(node.name) ? undefined : nameMeant(node.name, registry.keys());
    if (meant === undefined) return [];
    const { source } = facts(node, place);
    const use: ShortcodeUse = {
      ...facts(node, place),
      value: source,
      problem: { kind: "unknown", meant },
      readFrom: [],
    };
    return [[node.start, { node, use }] as const];
  });
  return new Map(mistyped);
}

function shortcodesIn(node: TextNode): readonly ShortcodeNode[] {
  if (node.kind === "literal") return [];
  return [node, ...(node.enclosed?.nodes ?? []).flatMap(shortcodesIn)];
}

function facts({ name, attributes, source, enclosed }: ShortcodeNode, place: Place) {
  return { name, attributes, source: enclosed?.tag ?? source, place };
}
