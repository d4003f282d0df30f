import * as v from "valibot";
import { jsonSchema } from "../document.ts";

/** A slice as a document has it. Other members are retained. */
export const sliceSchema = v.objectWithRest(
  {
    id: v.string(),
    slice_type: v.string(),
    slice_label: v.optional(v.nullable(v.string()), null),
    variation: v.optional(v.string(), "default"),
    primary: v.optional(v.record(v.string(), jsonSchema), {}),
    items: v.optional(v.array(v.record(v.string(), jsonSchema)), []),
  },
  jsonSchema,
);

export type Slice = v.InferOutput<typeof sliceSchema>;

/** A slice with this label is saved and not shown. */
export const hiddenLabel = "hidden";

/** Roles of slices in groups, by slice type: `tabs_start` opens tabs, a `tab` is a part of them, `tabs_end` closes them. */
export type GroupRoles = Readonly<Record<string, GroupRole>>;

type GroupRole = { readonly opens: string; readonly within?: string | undefined } | { readonly closes: string };

export const groupRolesSchema = v.record(
  v.string(),
  v.union([v.object({ opens: v.string(), within: v.optional(v.string()) }), v.object({ closes: v.string() })]),
);
