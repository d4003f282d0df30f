import { Plugin, type Transaction } from "prosemirror-state";
import { richTextSchema } from "../../../protocol/rich-text/schema.ts";
import type { Permissions } from "./permissions.ts";

/**
 * Changes new blocks to a type that the field may have. ProseMirror makes a paragraph where all is selected and replaced,
 * also in a heading. A block that was read with another type stays as it is.
 */
export function correctNewBlocks({ blocks, usual }: Permissions): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      let corrected: Transaction | null = null;
      doc.forEach((node, position) => {
        const { type, source } = node.attrs;
        const isNew = node.type === richTextSchema.nodes.textblock && source === null;
        if (isNew && !blocks.includes(type))
          corrected = tr.setNodeMarkup(position, null, { ...node.attrs, type: usual });
      });
      return corrected;
    },
  });
}
