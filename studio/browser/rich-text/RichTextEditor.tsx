import type { Selection } from "prosemirror-state";
import { useMemo, useRef, useState } from "react";
import type { RichTextSpec } from "../../protocol/models/field-spec.ts";
import { richTextSchema } from "../../protocol/rich-text/schema.ts";
import { AltText } from "../fields/image/AltText.tsx";
import { Box } from "../controls/Box.tsx";
import type { ControlProps } from "../fields/field-props.ts";
import { toPermissions } from "./editing/permissions.ts";
import { findPicture, setPicture } from "./editing/object-commands.ts";
import { findSpan } from "./editing/mark-commands.ts";
import * as css from "./rich-text.css.ts";
import { LinkForm } from "./toolbar/LinkForm.tsx";
import { Toolbar } from "./toolbar/Toolbar.tsx";
import { useEditorAttributes } from "./use-editor-attributes.ts";
import { useEditorFocus } from "./use-editor-focus.ts";
import { useEditorView } from "./use-editor-view.ts";

/** An editor of rich text that has only the blocks and marks of its model. */
export function RichTextEditor({ spec, value, onChange, path, focus, ids }: ControlProps<RichTextSpec>) {
  const element = useRef<HTMLDivElement>(null);
  const permissions = useMemo(() => toPermissions(spec), [spec]);
  const [linked, setLinked] = useState<Selection>();
  const editor = useEditorView(element, {
    value,
    onChange,
    permissions,
    onLink: ({ selection }) => setLinked(selection),
  });
  useEditorAttributes(editor?.view, { ids, isSingle: permissions.isSingle, placeholder: spec.placeholder });
  useEditorFocus(editor?.view, focus, path);
  const isLinking = editor !== undefined && linked?.eq(editor.state.selection) === true && canLink(editor.state);
  const picture = editor && findPicture(editor.state);
  const leave = () => {
    setLinked(undefined);
    editor?.view.focus();
  };
  return (
    <Box isInvalid={ids.isInvalid}>
      <div className={permissions.isSingle ? css.line : undefined}>
        {editor && (
          <Toolbar
            editor={editor}
            permissions={permissions}
            label={spec.label}
            onLink={() => setLinked(editor.state.selection)}
          />
        )}
        {isLinking && <LinkForm editor={editor} onClose={leave} />}
        {editor && picture && (
          <AltText
            image={picture}
            id={`${ids.id}alt`}
            onChange={(next) => setPicture(next)(editor.view.state, editor.view.dispatch)}
          />
        )}
        <div ref={element} className={css.editor} />
      </div>
    </Box>
  );
}

/** Whether a text is selected, or a link is at the caret. */
function canLink(state: Parameters<typeof findSpan>[0]): boolean {
  return !state.selection.empty || findSpan(state, richTextSchema.marks.hyperlink) !== undefined;
}
