import { useMemo } from "react";
import type { Json } from "../../protocol/document.ts";
import { findMove, listPlaces, moveRange } from "../../protocol/outline/move-slice.ts";
import type { OutlineNode } from "../../protocol/outline/read-outline.ts";
import { copySlice, isHidden, setHidden, type Slice } from "../../protocol/outline/slice.ts";
import { useModels } from "../models/use-models.ts";
import { useEditor } from "../store/use-editor.ts";
import { useSelect } from "../store/use-select.ts";
import { useZone } from "../store/use-zone.ts";
import { createSlices } from "./create-slices.ts";

export interface OutlineCommands {
  readonly moveTo: (node: OutlineNode, position: number) => void;
  readonly move: (node: OutlineNode, direction: -1 | 1) => void;
  readonly duplicate: (node: OutlineNode) => void;
  readonly remove: (node: OutlineNode) => void;
  readonly toggleHidden: (node: OutlineNode) => void;
  /** Whether the page has a place for a slice: a tab needs a bar of tabs. */
  readonly canAdd: (type: string) => boolean;
  /** Adds an empty slice behind the selected one, or else at the end. */
  readonly add: (type: string, variation: string, after: OutlineNode | undefined) => void;
}

/** Returns the commands for the slices of the page. Each is one change. */
export function useCommands(): OutlineCommands {
  const { edit } = useEditor();
  const select = useSelect();
  const { field = "", slices, tree } = useZone();
  const models = useModels();
  return useMemo(() => {
    const nameFor = (type: string) => models.slices.find(({ id }) => id === type)?.name ?? type;
    const setSlices = (value: readonly Json[], label: string) => edit({ part: "data", path: [field], value, label });
    const moveTo = (node: OutlineNode, position: number) =>
      setSlices(moveRange(slices, node, position), `Move ${nameFor(node.slice.slice_type)}`);
    const listPlacesFor = (type: string) => {
      const role = models.groups[type];
      return listPlaces(tree, role !== undefined && "within" in role ? role.within : undefined);
    };
    const insert = (added: readonly Slice[], position: number, label: string) => {
      setSlices([...slices.slice(0, position), ...added, ...slices.slice(position)], label);
      select({ slice: added[0]?.id ?? null, field: null });
    };
    return {
      moveTo,
      move: (node, direction) => {
        const position = findMove(tree, node, direction);
        if (position !== undefined) moveTo(node, position);
      },
      duplicate: (node) => {
        const copies = slices.slice(node.start, node.end).map(copySlice);
        insert(copies, node.end, `Duplicate ${nameFor(node.slice.slice_type)}`);
      },
      remove: ({ slice, start, end }) => {
        setSlices([...slices.slice(0, start), ...slices.slice(end)], `Remove ${nameFor(slice.slice_type)}`);
        select({ slice: slices[end]?.id ?? slices[start - 1]?.id ?? null, field: null });
      },
      toggleHidden: ({ slice }) => {
        const hides = !isHidden(slice);
        const value = setHidden(slice, hides);
        const label = `${hides ? "Hide" : "Show"} ${nameFor(slice.slice_type)}`;
        edit({ part: "data", path: [field, { slice: slice.id }], value, label });
      },
      canAdd: (type) => listPlacesFor(type).length > 0,
      add: (type, variation, after) => {
        const added = createSlices(type, variation, models);
        const places = listPlacesFor(type);
        const wanted = after?.end ?? slices.length;
        const position = places.find((place) => place >= wanted) ?? places.at(-1);
        if (position !== undefined) insert(added, position, `Add ${nameFor(type)}`);
      },
    };
  }, [edit, select, field, slices, tree, models]);
}
