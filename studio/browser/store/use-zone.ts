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

/** The model of the zone; undefined for a type without. It is the same object while the document has the same type. */
function useZoneSpec() {
  const { types } = useModels();
  const type = useEditorState(({ history }) => history.document.type);
  return types.find(({ id }) => id === type)?.zone;
}

/** The field that has the slices of the document under edit; "" for a type without. */
export function useZoneField(): string {
  return useZoneSpec()?.field ?? "";
}

/** The slice zone of the document under edit. */
export function useZone(): Zone {
  const { groups } = useModels();
  const zone = useZoneSpec();
  const value = useEditorState(({ history }) => (zone === undefined ? undefined : history.document.data[zone.field]));
  return useMemo(() => {
    const slices = zone === undefined ? [] : readSlices({ data: { [zone.field]: value ?? [] } }, zone.field);
    return { field: zone?.field, allowed: zone?.slices ?? [], slices, tree: readOutline(slices, groups) };
  }, [zone, value, groups]);
}
