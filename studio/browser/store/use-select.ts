import { useCallback } from "react";
import { toPath } from "../../protocol/mark-path.ts";
import { useEditor } from "./use-editor.ts";
import { useZoneField } from "./use-zone.ts";

/** Selects a slice, a field in it, or with both null the document. */
type Select = (place: { readonly slice: string | null; readonly field: string | null }) => void;

/** Returns the function that selects a place of the document under edit. The form moves the focus to a field. */
export function useSelect(): Select {
  const { store } = useEditor();
  const zone = useZoneField();
  return useCallback(
    ({ slice, field }) =>
      store.setState(({ history: { document } }) => ({
        selection: { slice, field, focus: field === null ? undefined : toPath(document.data, zone, { slice, field }) },
      })),
    [store, zone],
  );
}
