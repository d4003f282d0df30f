import { isRecord } from "../../../is-record.ts";
import type { SliceModel } from "../../models/models.ts";
import { everything, nothing, type Selection } from "../../models/selection.ts";
import type { Values } from "../scope.ts";
import { listOf } from "./list-of.ts";
import type { Presenters } from "./presenters.ts";

/** What a slice holds by its variation's model: nothing for a variation that the model hasn't. */
export function presentSharedSlice(
  model: SliceModel | undefined,
  slice: Values,
  { selection, scope, presentFields }: Presenters,
): Values | undefined {
  if (!model) return undefined;
  const id = typeof slice["variation"] === "string" ? slice["variation"] : "default";
  const variation = model.get(id);
  if (!variation) return {};
  const part = partsOf(selection, id);
  const primary = isRecord(slice["primary"]) ? slice["primary"] : {};
  const items = listOf(slice["items"], isRecord);
  return {
    variation: id,
    version: variation.version,
    items: items.map((item) => presentFields(variation.items, item, part("items"), scope)),
    primary: presentFields(variation.primary, primary, part("primary"), scope),
  };
}

/** `variation { ...on default { primary { … } items { … } } }`; a variation that isn't named comes whole. */
function partsOf(slice: Selection, variation: string): (part: "primary" | "items") => Selection {
  const asked = slice.fields.get("variation")?.on.get(variation);
  return (part) => (asked && !asked.all ? (asked.fields.get(part) ?? nothing) : everything);
}
