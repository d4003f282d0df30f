import { isRecord } from "../../../is-record.ts";
import type { DocumentStub } from "../../store/document.ts";
import type { DocumentLookups } from "./document-lookups.ts";

/** Follows relationships from a document, `["parent", "section"]`, to the uid of the last one; null if one is empty. */
export function resolveRelation(
  { id }: DocumentStub,
  [field, ...rest]: readonly string[],
  lookups: DocumentLookups,
): string | null {
  const document = lookups.documents.get(id);
  const linked = field === undefined ? undefined : linkedId(document?.data[field]);
  if (linked === undefined) return null;
  const target = lookups.stubs.get(linked);
  if (!target) return null;
  return rest.length === 0 ? target.uid : resolveRelation(target, rest, lookups);
}

function linkedId(value: unknown): string | undefined {
  const link: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(link) && link["link_type"] === "Document" && typeof link["id"] === "string" ? link["id"] : undefined;
}
