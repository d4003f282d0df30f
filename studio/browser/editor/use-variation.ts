import { changeVariation } from "../../protocol/models/change-variation.ts";
import type { SliceSpec, VariationSpec } from "../../protocol/models/model-specs.ts";
import { readVariation, type Slice } from "../../protocol/outline/slice.ts";
import { useEditor } from "../store/use-editor.ts";
import { useZoneField } from "../store/use-zone.ts";

interface UsedVariation {
  readonly variation: VariationSpec | undefined;
  readonly setVariation: (id: string) => void;
}

/**
 * The variation of a slice. Fields that only one variation has are remembered until the document is left, and come back with it.
 */
export function useVariation(slice: Slice, { name, variations }: SliceSpec): UsedVariation {
  const { store, edit } = useEditor();
  const zone = useZoneField();
  const variation = variations.find(({ id }) => id === readVariation(slice)) ?? variations[0];
  const setVariation = (chosen: string) => {
    const next = variations.find(({ id }) => id === chosen);
    if (variation === undefined || next === undefined) return;
    const { variations: before } = store.getState();
    const value = changeVariation(slice, variation, next, before.get(`${slice.id} ${chosen}`));
    store.setState({ variations: new Map(before).set(`${slice.id} ${variation.id}`, slice) });
    edit({ part: "data", path: [zone, { slice: slice.id }], value, label: `Variation of ${name}` });
  };
  return { variation, setVariation };
}
