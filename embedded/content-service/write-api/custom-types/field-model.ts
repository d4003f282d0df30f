import * as v from "valibot";
import { placeableTypes } from "../../models/models.ts";

const plainWidgets = [...placeableTypes, "Image", "Link"] as const;

export const fieldName = v.pipe(
  v.string(),
  v.nonEmpty("a field needs a name"),
  v.regex(/^[^<>]+$/, "must be without < and >"),
);

const config = v.optional(v.looseObject({}));

export const plainField = v.looseObject({
  type: v.picklist(plainWidgets, "must be a field that may stand here"),
  config,
});

/** A group in a group; deeper nesting is invalid. */
const innerGroup = asGroup(plainField);

const groupedField = v.variant("type", [plainField, innerGroup]);

export const group = asGroup(groupedField);

function asGroup<Field extends v.GenericSchema>(field: Field) {
  return v.looseObject({
    type: v.literal("Group"),
    config: v.optional(v.looseObject({ fields: v.optional(v.record(fieldName, field)) })),
  });
}
