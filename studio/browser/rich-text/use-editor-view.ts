import { EditorState, Plugin } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useRef, useState } from "react";
import { isSame } from "../../protocol/changes/is-same.ts";
import { asList } from "../../protocol/as-json.ts";
import type { Json } from "../../protocol/document.ts";
import { createKnownBlocks, toDocument } from "../../protocol/rich-text/to-node.ts";
import { createPlugins } from "./editing/create-plugins.ts";
import type { Permissions } from "./editing/permissions.ts";
import { isFromElsewhere, readValue, replaceContent } from "./editing/content.ts";

export interface EditorSettings {
  readonly value: Json | undefined;
  readonly onChange: (next: Json) => void;
  readonly permissions: Permissions;
  /** Opens the form of a link. */
  readonly onLink: (state: EditorState) => void;
}

/** Undefined before it is mounted. */
export interface MountedEditor {
  readonly view: EditorView;
  readonly state: EditorState;
}

/**
 * Shows rich text in an element, and passes on what is typed. A value that comes from elsewhere (an undo, a merge) replaces
 * only the blocks that differ.
 */
export function useEditorView(
  element: RefObject<HTMLElement | null>,
  settings: EditorSettings,
): MountedEditor | undefined {
  const latest = useRef(settings);
  const written = useRef(settings.value);
  const [known] = useState(createKnownBlocks);
  const [editor, setEditor] = useState<MountedEditor>();
  useEffect(() => {
    latest.current = settings;
  });

  useEffect(() => {
    const { value, permissions } = latest.current;
    const update = (view: EditorView, before: EditorState) => {
      setEditor({ view, state: view.state });
      if (view.state.doc === before.doc || isFromElsewhere(view.state)) return;
      written.current = readValue(view.state.doc, known);
      latest.current.onChange(written.current ?? null);
    };
    const listener = new Plugin({ view: () => ({ update }) });
    const plugins = [...createPlugins(permissions, (state) => latest.current.onLink(state)), listener];
    const doc = toDocument(asList(value), known, permissions.usual);
    const view = new EditorView(element.current, { state: EditorState.create({ doc, plugins }) });
    written.current = value;
    setEditor({ view, state: view.state });
    return () => view.destroy();
  }, [element, known]);

  const view = editor?.view;
  useEffect(() => {
    if (view === undefined || settings.value === written.current) return;
    const isEqual = isSame(settings.value, written.current);
    written.current = settings.value;
    // A merge makes new objects of the same value, which would move the caret.
    if (!isEqual) replaceContent(view, toDocument(asList(settings.value), known, latest.current.permissions.usual));
  }, [view, settings.value, known]);

  return editor;
}
