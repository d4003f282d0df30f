import { type EditorState, Plugin } from "prosemirror-state";
import * as css from "../rich-text.css.ts";
import { createChips } from "./chips.ts";
import { cleanPaste } from "./clean-paste.ts";
import { originPlugin } from "./content.ts";
import { correctNewBlocks } from "./correct-new-blocks.ts";
import { copySerializer } from "./copy-serializer.ts";
import { createKeys } from "./keys.ts";
import type { Permissions } from "./permissions.ts";

/** Creates what a field's editor does: keys, chips, clean pastes. Undo belongs to the document, so that its order is one. */
export function createPlugins(permissions: Permissions, openLink: (state: EditorState) => void): readonly Plugin[] {
  const link = (state: EditorState) => {
    openLink(state);
    return true;
  };
  return [
    originPlugin,
    ...createKeys(permissions, link),
    createChips(css.chip),
    correctNewBlocks(permissions),
    new Plugin({
      props: {
        transformPasted: (slice) => cleanPaste(slice, permissions),
        clipboardSerializer: copySerializer,
        handleDOMEvents: {
          keydown: (_view, event) => isUndoKey(event),
          beforeinput: (_view, event) => stopOwnUndo(event),
        },
      },
    }),
  ];
}

/** Tells whether a key is left to the editor around the field: ProseMirror would stop it, and do nothing. */
function isUndoKey({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key);
}

/** The browser would take back what it changed itself, and not what happened since. */
function stopOwnUndo(event: InputEvent): boolean {
  if (!event.inputType.startsWith("history")) return false;
  event.preventDefault();
  return true;
}
