import type { Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** A shortcode, or the end of one. `[[price]]` is a text in brackets. */
const pattern = /(?<!\[)\[\/?[a-z][a-z0-9-]*(?:\s[^[\]]*)?\](?!\])/g;

/** Renders shortcodes as chips. They stay text. */
export function createChips(className: string): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => listChips(doc, className),
      apply: (tr, chips) => (tr.docChanged ? listChips(tr.doc, className) : chips),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
  });
}

function listChips(doc: Node, className: string): DecorationSet {
  const chips: Decoration[] = [];
  doc.forEach((block, offset) => {
    for (const { 0: text, index } of block.textContent.matchAll(pattern)) {
      const from = offset + 1 + index;
      chips.push(Decoration.inline(from, from + text.length, { class: className }));
    }
  });
  return DecorationSet.create(doc, chips);
}
