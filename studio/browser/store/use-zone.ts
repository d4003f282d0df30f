import { useMemo } from "react";
import { type OutlineNode, readOutline } from "../../protocol/outline/read-outline.ts";
import { readSlices, type Slice } from "../../protocol/outline/slice.ts";
import { useModels } from "../models/use-models.ts";
import { useEditorState } from "./use-editor.ts";

interface Zone {
  /** The field that has the slices; undefined for a type without. */
  readonly field: string | undefined;
  /** Types of slices that it may have. */
  readonly allowed: readonly string[];
  readonly slices: readonly Slice[];
  readonly tree: readonly OutlineNode[];
}

/** The slice zone of the document under edit. */
export function useZone(): Zone {
  const { types, groups } = useModels();
  const document = useEditorState(({ history }) => history.document);
  const zone = types.find(({ id }) => id === document.type)?.zone;
  const value = zone === undefined ? undefined : document.data[zone.field];
  return useMemo(() => {
    const slices = zone === undefined ? [] : readSlices({ data: { [zone.field]: value ?? [] } }, zone.field);
    return { field: zone?.field, allowed: zone?.slices ?? [], slices, tree: readOutline(slices, groups) };
  }, [zone, value, groups]);
}
