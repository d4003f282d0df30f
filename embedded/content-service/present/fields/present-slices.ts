import { isRecord } from "@tessera/runtime/is-record.ts";
import { uuid } from "../../files/identity.ts";
import type { SliceChoice } from "../../models/models.ts";
import { everything, isWhole, type Selection } from "../../models/selection.ts";
import type { Scope, Values } from "../scope.ts";
import { listItems } from "../values.ts";
import { presentCompositeSlice, type Presenters, presentSharedSlice } from "./slice-content.ts";

type Choices = ReadonlyMap<string, SliceChoice>;

/** Presents the selected slices that the zone's model contains. */
export function presentSlices(choices: Choices, value: unknown, presenters: Presenters): readonly unknown[] {
  return listItems(value, isRecord).flatMap((slice, index) => {
    const { id, slice_type, slice_label } = slice;
    const choice = typeof slice_type === "string" ? choices.get(slice_type) : undefined;
    if (!choice || typeof slice_type !== "string") return [];
    const selection = sliceSelection(presenters.selection, slice_type);
    const content = selection && presentSlice(choice, slice_type, slice, { ...presenters, selection });
    if (!content) return [];
    return [
      {
        ...content,
        id: sliceId(id, slice_type, index, presenters.scope),
        slice_type,
        slice_label: slice_label ?? null,
      },
    ];
  });
}

function sliceSelection(zone: Selection, type: string): Selection | undefined {
  return isWhole(zone) ? everything : zone.on.get(type);
}

/** Returns the id of a slice; derives one when it is missing. */
function sliceId(id: unknown, type: string, index: number, scope: Scope): string {
  return typeof id === "string" ? id : `${type}$${uuid(`${scope.id}|${type}|${index}`)}`;
}

function presentSlice(choice: SliceChoice, type: string, slice: Values, presenters: Presenters): Values | undefined {
  const { selection, scope, presentField } = presenters;
  if (choice.kind === "shared") return presentSharedSlice(scope.models.slices.get(type), slice, presenters);
  if (choice.kind === "simple") {
    return "value" in slice ? { value: presentField(choice.field, slice["value"], selection, scope) } : undefined;
  }
  return presentCompositeSlice(choice, slice, presenters);
}
