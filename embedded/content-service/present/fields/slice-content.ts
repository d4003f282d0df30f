import { isRecord } from "@tessera/runtime/is-record.ts";
import type { FieldModel, Fields, SliceModel } from "../../models/models.ts";
import { everything, isWhole, nothing, type Selection } from "../../models/selection.ts";
import type { Scope, Values } from "../scope.ts";
import { listItems } from "../values.ts";

/** Functions and context that present the fields of slices. */
export interface Presenters {
  readonly selection: Selection;
  readonly scope: Scope;
  readonly presentField: (model: FieldModel, value: unknown, selection: Selection, scope: Scope) => unknown;
  readonly presentFields: (fields: Fields, values: Values, selection: Selection, scope: Scope) => Values;
}

interface CompositeSlice {
  readonly primary: Fields;
  readonly items: Fields;
}

/** Presents a slice whose fields are in the custom type; graphQuery names its parts `non-repeat` and `repeat`. */
export function presentCompositeSlice(
  model: CompositeSlice,
  slice: Values,
  { selection, scope, presentFields }: Presenters,
): Values {
  const part = (name: string) => (isWhole(selection) ? everything : (selection.fields.get(name) ?? nothing));
  const primary = isRecord(slice["primary"]) ? slice["primary"] : {};
  const items = listItems(slice["items"], isRecord);
  return {
    primary: presentFields(model.primary, primary, part("non-repeat"), scope),
    items: items.map((item) => presentFields(model.items, item, part("repeat"), scope)),
  };
}

/** Presents a slice by the model of its variation; an unknown variation is empty. */
export function presentSharedSlice(
  model: SliceModel | undefined,
  slice: Values,
  { selection, scope, presentFields }: Presenters,
): Values | undefined {
  if (!model) return undefined;
  const id = typeof slice["variation"] === "string" ? slice["variation"] : "default";
  const variation = model.get(id);
  if (!variation) return {};
  const part = selectParts(selection, id);
  const primary = isRecord(slice["primary"]) ? slice["primary"] : {};
  const items = listItems(slice["items"], isRecord);
  return {
    variation: id,
    version: variation.version,
    items: items.map((item) => presentFields(variation.items, item, part("items"), scope)),
    primary: presentFields(variation.primary, primary, part("primary"), scope),
  };
}

/** Reads `variation { ...on default { primary { … } items { … } } }`; an unnamed variation is returned in full. */
function selectParts(slice: Selection, variation: string): (part: "primary" | "items") => Selection {
  const wanted = slice.fields.get("variation")?.on.get(variation);
  return (part) => (wanted && !wanted.all ? (wanted.fields.get(part) ?? nothing) : everything);
}
