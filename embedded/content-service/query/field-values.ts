import { isRecord } from "../../is-record.ts";
import type { StoredDocument } from "../store/stored-document.ts";
import type { FieldPath, Scalar } from "./predicate.ts";
import { textsIn } from "./texts-in.ts";

/** What a document has at a path: nothing for an empty field or another type, several values for tags and groups. */
export function fieldValues(document: StoredDocument, path: FieldPath): readonly Scalar[] {
  if (path.kind === "document") {
    return path.name === "text" ? textsIn(document.data) : scalarsOf(document[path.name]);
  }
  if (path.type !== document.type) return [];
  if (path.path.length === 1 && path.path[0] === "uid") return [document.uid];
  return path.path.reduce<readonly unknown[]>(descend, [document.data]).flatMap(scalarsOf);
}

function descend(values: readonly unknown[], key: string): readonly unknown[] {
  return values.flatMap((value) => {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return [];
    const inner = value[key];
    return Array.isArray(inner) ? inner : [inner];
  });
}

/** A link to a document counts as the document's id, rich text as its text, a picture as its address. */
function scalarsOf(value: unknown): readonly Scalar[] {
  if (Array.isArray(value)) return value.flatMap(scalarsOf);
  if (isRecord(value))
    return scalarsOf(value["link_type"] === "Document" ? value["id"] : (value["text"] ?? value["url"]));
  const isScalar = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isScalar && value !== "" ? [value] : [];
}
