import { createContext, use } from "react";
import { useStore } from "zustand";
import type { EditorState } from "./editor-store.ts";
import type { OpenEditor } from "./open-editor.ts";

const EditorContext = createContext<OpenEditor | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

/** Returns the document under edit. Throws outside of an editor. */
export function useEditor(): OpenEditor {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error("This component needs a document under edit.");
  return editor;
}

/** Returns a part of the state, and renders again when it changes. */
export function useEditorState<Part>(choose: (state: EditorState) => Part): Part {
  return useStore(useEditor().store, choose);
}
