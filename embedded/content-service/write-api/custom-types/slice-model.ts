import * as v from "valibot";
import { fieldName, group, plainField } from "./field-model.ts";

const variation = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty("a variation needs an id")),
  name: v.string(),
  version: v.optional(v.string()),
  primary: v.optional(v.record(fieldName, v.variant("type", [plainField, group]))),
  items: v.optional(v.record(fieldName, plainField)),
});

/** A shared slice; members that are not named here are kept. */
export const sliceModel = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty("a slice needs an id")),
  type: v.literal("SharedSlice"),
  name: v.string(),
  variations: v.pipe(
    v.array(variation),
    v.minLength(1, "a slice needs a variation"),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, "variations need ids of their own"),
  ),
});
