import { isList } from "../../protocol/as-json.ts";
import type { EditedDocument, Json } from "../../protocol/document.ts";
import { copySlice, isSlice } from "../../protocol/outline/slice.ts";

/** Returns a copy with another identity, and with new slices in its zones. */
export function copyDocument(
  { type, tags, data }: EditedDocument,
  identity: Pick<EditedDocument, "id" | "lang" | "uid" | "title">,
): EditedDocument {
  const copied = Object.entries(data).map(([name, value]) => [name, isList(value) ? value.map(copyValue) : value]);
  return { ...identity, type, tags, data: Object.fromEntries(copied) };
}

function copyValue(value: Json): Json {
  return isSlice(value) ? copySlice(value) : value;
}
