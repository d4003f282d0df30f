import { isRecord } from "../../../is-record.ts";
import type { Fields } from "../../models/field-model.ts";
import { everything, isWhole, nothing } from "../../models/selection.ts";
import type { Values } from "../scope.ts";
import { listOf } from "./list-of.ts";
import type { Presenters } from "./presenters.ts";

interface CompositeSlice {
  readonly primary: Fields;
  readonly items: Fields;
}

/** A slice whose fields stand in the custom type; a graphQuery calls its parts `non-repeat` and `repeat`. */
export function presentCompositeSlice(
  model: CompositeSlice,
  slice: Values,
  { selection, scope, presentFields }: Presenters,
): Values {
  const part = (name: string) => (isWhole(selection) ? everything : (selection.fields.get(name) ?? nothing));
  const primary = isRecord(slice["primary"]) ? slice["primary"] : {};
  const items = listOf(slice["items"], isRecord);
  return {
    primary: presentFields(model.primary, primary, part("non-repeat"), scope),
    items: items.map((item) => presentFields(model.items, item, part("repeat"), scope)),
  };
}
