import * as v from "valibot";
import type { EditedDocument, Json } from "../document.ts";

/** A slice as a document has it. */
export interface Slice {
  readonly [member: string]: Json;
  readonly id: string;
  readonly slice_type: string;
}

/** A slice with this label is saved and not shown. */
export const hiddenLabel = "hidden";

/** Returns the slices of a zone. Other values are omitted. */
export function readSlices({ data }: Pick<EditedDocument, "data">, zone: string): readonly Slice[] {
  const value = data[zone];
  return Array.isArray(value) ? value.filter(isSlice) : [];
}

export function isSlice(value: Json): value is Slice {
  return typeof value === "object" && value !== null && "id" in value && "slice_type" in value;
}

/** Returns the id of a new slice: "hero" → "hero$0b6c…". */
export function createSliceId(type: string): string {
  return `${type}$${crypto.randomUUID()}`;
}

/** Returns a copy with another id, so that a merge never mistakes one for the other. */
export function copySlice(slice: Slice): Slice {
  return { ...slice, id: createSliceId(slice.slice_type) };
}

export function readVariation({ variation }: Slice): string {
  return typeof variation === "string" ? variation : "default";
}

export function isHidden({ slice_label: label }: Slice): boolean {
  return label === hiddenLabel;
}

/** Returns a slice that is shown, or hidden. */
export function setHidden(slice: Slice, hidden: boolean): Slice {
  return { ...slice, slice_label: hidden ? hiddenLabel : null };
}

/** Roles of slices in groups, by slice type. `tabs_start` opens tabs, `tab` is a part of them, `tabs_end` closes them. */
export type GroupRoles = Readonly<Record<string, GroupRole>>;

type GroupRole = { readonly opens: string; readonly within?: string | undefined } | { readonly closes: string };

export const groupRolesSchema = v.record(
  v.string(),
  v.union([v.object({ opens: v.string(), within: v.optional(v.string()) }), v.object({ closes: v.string() })]),
);
