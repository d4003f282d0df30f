import type { Selection } from "../models/selection.ts";
import type { StoredDocument } from "../store/document.ts";
import { presentFields } from "./fields/present-fields.ts";
import { presentStored } from "./fields/present-stored.ts";
import type { Scope, Values } from "./scope.ts";

/** What is asked for of a document's fields; those of a type without a model are presented as they are stored. */
export function presentData({ type, data }: StoredDocument, selection: Selection, scope: Scope): Values {
  const fields = scope.models.types.get(type);
  return fields ? presentFields(fields, data, selection, scope) : presentStored(data, selection, scope);
}
