import type { EditedDocument, Json } from "../../protocol/document.ts";

/** Returns a copy with another identity. Its slices have new ids, so that a merge never mistakes them. */
export function copyDocument(
  { type, tags, data }: EditedDocument,
  identity: Pick<EditedDocument, "id" | "lang" | "uid" | "title">,
  createId: () => string = () => crypto.randomUUID(),
): EditedDocument {
  const renew = (value: Json): Json => {
    if (typeof value !== "object" || value === null || !("slice_type" in value)) return value;
    const { slice_type: sliceType } = value;
    return typeof sliceType === "string" ? { ...value, id: `${sliceType}$${createId()}` } : value;
  };
  const copied = Object.entries(data).map(([name, value]) => [name, isList(value) ? value.map(renew) : value]);
  return { ...identity, type, tags, data: Object.fromEntries(copied) };
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
