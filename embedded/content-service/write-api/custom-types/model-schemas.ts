import * as v from "valibot";
import { fieldName, group, plainField } from "./field-model.ts";

const ownSlice = v.looseObject({
  type: v.literal("Slice"),
  "non-repeat": v.optional(v.record(fieldName, plainField)),
  repeat: v.optional(v.record(fieldName, plainField)),
});

const choice = v.variant("type", [v.looseObject({ type: v.literal("SharedSlice") }), ownSlice, group, plainField]);

const slices = v.looseObject({
  type: v.picklist(["Slices", "Choice"]),
  config: v.optional(v.looseObject({ choices: v.optional(v.record(fieldName, choice)) })),
});

const uid = v.looseObject({ type: v.literal("UID"), config: v.optional(v.looseObject({})) });

const uidMessage = 'the field of type UID must be called "uid"';

const tab = v.pipe(
  v.record(fieldName, v.variant("type", [plainField, group, slices, uid])),
  v.check((fields) => Object.entries(fields).every(([name, { type }]) => type !== "UID" || name === "uid"), uidMessage),
);

/** A custom type; other members are retained. */
export const customTypeModel = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty("a custom type needs an id"), v.regex(/^[^<>]+$/, "must be without < and >")),
  label: v.nullish(v.string()),
  repeatable: v.boolean(),
  status: v.boolean(),
  json: v.pipe(
    v.record(v.string(), tab),
    v.check((tabs) => {
      const names = Object.values(tabs).flatMap((fields) => Object.keys(fields));
      return new Set(names).size === names.length;
    }, "two tabs have a field of the same name"),
  ),
});

const variation = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty("a variation needs an id")),
  name: v.string(),
  version: v.optional(v.string()),
  primary: v.optional(v.record(fieldName, v.variant("type", [plainField, group]))),
  items: v.optional(v.record(fieldName, plainField)),
});

/** A shared slice; other members are retained. */
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
