import type { Expansion } from "../shortcodes/engine/expansion.ts";
import type { Piece } from "../shortcodes/engine/piece.ts";
import type { ShortcodeNode } from "../shortcodes/engine/source-text.ts";
import { ShortcodeMark } from "./ShortcodeMark.tsx";
import type { MarkWords } from "./mark-words.ts";
import type { ShortcodeUse } from "./shortcode-use.ts";

export interface Noted {
  readonly uses: ReadonlyMap<Expansion, ShortcodeUse>;
  readonly mistyped: ReadonlyMap<number, { readonly node: ShortcodeNode; readonly use: ShortcodeUse }>;
}

/** The same pieces, each shortcode drawn inside a mark. One that failed and has no fallback shows what was typed. */
export function pointOut(pieces: readonly Piece[], { uses, mistyped }: Noted, words: MarkWords): readonly Piece[] {
  const marked = new Map([...uses].map(([expansion, use]) => [expansion, markedAs(expansion, use, words)]));
  return pieces.map((piece) => {
    const within = piece.within.map((expansion) => marked.get(expansion) ?? expansion);
    const wrong = piece.kind === "verbatim" ? mistyped.get(piece.start) : undefined;
    if (wrong !== undefined && piece.text === wrong.use.source) {
      return { ...piece, within: [...within, mistypedExpansion(wrong.node, wrong.use, words)] };
    }
    const own = within.at(-1);
    const isLost = piece.text === "" && own?.problem !== undefined;
    return { ...piece, within, ...(isLost && { text: own.node.source, kind: "expanded" as const }) };
  });
}

function markedAs(expansion: Expansion, use: ShortcodeUse, words: MarkWords): Expansion {
  const draw: Expansion["draw"] = (children) => (
    <ShortcodeMark use={use} words={words}>
      {expansion.draw?.(children) ?? children}
    </ShortcodeMark>
  );
  return { ...expansion, draw };
}

function mistypedExpansion(node: ShortcodeNode, use: ShortcodeUse, words: MarkWords): Expansion {
  const bare = { node, text: use.value, problem: "invalid", readFrom: [], link: false, draw: undefined } as const;
  return markedAs(bare, use, words);
}
