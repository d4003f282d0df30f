import { createEmptySlice } from "../../protocol/models/create-empty.ts";
import { createSliceId, type Slice } from "../../protocol/outline/slice.ts";
import type { Models } from "../models/use-models.ts";

/**
 * Returns an empty slice. One that opens a group comes with a first part and with what closes it: `tabs_start` →
 * `tabs_start`, `tab`, `tabs_end`.
 */
export function createSlices(type: string, variation: string, { slices, groups }: Models): readonly Slice[] {
  const create = (id: string, chosen?: string): readonly Slice[] => {
    const spec = slices.find((slice) => slice.id === id);
    const first = chosen ?? spec?.variations[0]?.id;
    return spec === undefined || first === undefined ? [] : [createEmptySlice(spec, first, createSliceId(id))];
  };
  const role = groups[type];
  if (role === undefined || !("opens" in role) || role.within !== undefined) return create(type, variation);
  const others = Object.entries(groups);
  const parts = others.filter(([, other]) => "within" in other && other.within === role.opens);
  const closers = others.filter(([, other]) => "closes" in other && other.closes === role.opens);
  return [...create(type, variation), ...[...parts.slice(0, 1), ...closers.slice(0, 1)].flatMap(([id]) => create(id))];
}
