import type { FieldModel, Fields } from "../../models/field-model.ts";
import type { Selection } from "../../models/selection.ts";
import type { Scope, Values } from "../scope.ts";

/** What slices are presented with: their fields are presented as all others are. */
export interface Presenters {
  readonly selection: Selection;
  readonly scope: Scope;
  readonly presentField: (model: FieldModel, value: unknown, selection: Selection, scope: Scope) => unknown;
  readonly presentFields: (fields: Fields, values: Values, selection: Selection, scope: Scope) => Values;
}
