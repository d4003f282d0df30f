import { isEmpty } from "./editing/content.ts";
import type { EditorView } from "prosemirror-view";
import { useEffect } from "react";
import type { ControlIds } from "../fields/field-props.ts";
import * as css from "./rich-text.css.ts";

interface Description {
  readonly ids: ControlIds;
  readonly isSingle: boolean;
  readonly placeholder: string;
}

/** Names and describes the editor for screen readers, as an input would be. */
export function useEditorAttributes(view: EditorView | undefined, description: Description): void {
  const { ids, isSingle, placeholder } = description;
  const { id, labelId, describedBy, isInvalid } = ids;
  useEffect(() => {
    const attributes = {
      id,
      role: "textbox",
      class: css.content,
      "aria-labelledby": labelId,
      "aria-multiline": String(!isSingle),
      "aria-describedby": describedBy,
      "aria-invalid": String(isInvalid),
      "data-placeholder": placeholder,
    };
    view?.setProps({
      attributes: (state) => ({
        ...attributes,
        "data-empty": String(isEmpty(state.doc)),
      }),
    });
  }, [view, id, labelId, describedBy, isInvalid, isSingle, placeholder]);
}
