import { isRecord } from "../../is-record.ts";
import type { DocumentStore } from "../store/document-store.ts";
import type { StoredDocument } from "../store/stored-document.ts";
import { linkedIds } from "./linked-ids.ts";

type Fields = Readonly<Record<string, unknown>>;
type Block = Fields & { readonly type: string };

/** For `fetchLinks`: by id of a linked document, those of its fields that were asked for as `type.field`. One level. */
export async function fetchLinkedFields(
  documents: readonly StoredDocument[],
  names: readonly string[],
  store: DocumentStore,
): Promise<ReadonlyMap<string, Fields>> {
  if (names.length === 0) return new Map();
  const ids = [...new Set(documents.flatMap(({ data }) => linkedIds(data)))];
  const targets = await store.byIds(ids);
  const wanted = new Set(names);
  const asked = new Set(names.map((name) => name.split(".")[0]));
  return new Map(
    [...targets].filter(([, { type }]) => asked.has(type)).map(([id, target]) => [id, fieldsOf(target, wanted)]),
  );
}

function fieldsOf({ type, data }: StoredDocument, wanted: ReadonlySet<string>): Fields {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([field, value]) => wanted.has(`${type}.${field}`) && !isRepeated(value))
      .map(([field, value]) => [field, firstHeading(value)]),
  );
}

/** Groups and slice zones can't be fetched this way. */
function isRepeated(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && !value.every(isBlock);
}

/** Rich text comes as its first heading, or else as its first text block. */
function firstHeading(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const blocks = value.filter(isBlock);
  const block = blocks.find(({ type }) => type.startsWith("heading")) ?? blocks.find(({ text }) => text !== undefined);
  return block ? [block] : [];
}

function isBlock(value: unknown): value is Block {
  return (
    isRecord(value) &&
    typeof value["type"] === "string" &&
    ("spans" in value || "oembed" in value || "dimensions" in value)
  );
}
