import type { FieldSpec } from "../../../protocol/models/field-spec.ts";

/** Splits the label of a model into a name and a note: "Picture (3:2)" → "Picture" and "3:2". A link's placeholder is a note. */
export function splitLabel(spec: FieldSpec): { readonly name: string; readonly note: string } {
  const [, name = spec.label, bracketed = ""] = /^(.+?)\s*\((.+)\)$/.exec(spec.label) ?? [];
  const notes = [bracketed, spec.type === "Link" ? spec.placeholder : ""].filter((note) => note !== "");
  return { name, note: notes.map((note) => note.charAt(0).toUpperCase() + note.slice(1)).join(". ") };
}
