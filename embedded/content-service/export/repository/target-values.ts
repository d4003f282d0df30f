import { isRecord } from "@tessera/runtime/is-record.ts";
import type { ExportedFile } from "./journal.ts";
import { fileKey } from "./store-files.ts";

/** Finds the ids in the repository that values reference. */
export interface TargetContext {
  /** Returns the id in the repository of a document here. */
  readonly documentId: (id: string) => string | undefined;
  /** True for a document that is here: a link to another one is broken already. */
  readonly isDocument: (id: string) => boolean;
  readonly file: (key: string) => ExportedFile | undefined;
  /** Receives what can't be written; `path` is like `data.slices.0.primary.image`. */
  readonly report: (path: string, problem: string) => void;
}

/** Returns a stored value as the repository takes it: its own ids of documents and files, and their addresses. */
export function toTargetValue(value: unknown, path: string, context: TargetContext): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((part, index) => toTargetValue(part, `${path}.${index}`, context));
    return parts.filter((part) => part !== undefined);
  }
  if (!isRecord(value)) return value;
  if (value["link_type"] === "Document") return documentLink(value, path, context);
  const key = fileKey(value["url"]);
  if (key === undefined) return toMembers(value, path, context);
  const file = context.file(key);
  if (file) return value["link_type"] === "Media" ? mediaLink(value, file) : picture(value, file, path, context);
  context.report(path, `shows the file "${key}", which the repository does not have: it is omitted`);
  return value["link_type"] === "Media" ? emptyLink(value) : undefined;
}

type Members = Readonly<Record<string, unknown>>;

function toMembers(value: Members, path: string, context: TargetContext): Members {
  const members = Object.entries(value).map(([name, part]) => [name, toTargetValue(part, `${path}.${name}`, context)]);
  return Object.fromEntries(members);
}

function documentLink(value: Members, path: string, { documentId, isDocument, report }: TargetContext): Members {
  const target = toText(value["id"]);
  const id = documentId(target);
  if (id !== undefined) return { link_type: "Document", id, ...ownMembers(value) };
  if (isDocument(target))
    report(path, `links to the document ${target}, which the repository does not have: the link is empty`);
  return emptyLink(value);
}

function mediaLink(value: Members, { id }: ExportedFile): Members {
  return { link_type: "Media", id, ...ownMembers(value) };
}

function emptyLink(value: Members): Members {
  return { link_type: "Any", ...ownMembers(value) };
}

/** Returns what editors write on a link; Prismic's write client sends no key with links to documents and files. */
function ownMembers(value: Members): Members {
  return Object.fromEntries(
    ["text", "variant", "target"].filter((name) => name in value).map((name) => [name, value[name]]),
  );
}

/** Retains crop, text and thumbnails of a picture, and the parameters of its address, such as the focal point. */
function picture(value: Members, { id, url }: ExportedFile, path: string, context: TargetContext): Members {
  const [, parameters] = toText(value["url"]).split("?");
  const [address] = url.split("?");
  return { ...toMembers(value, path, context), id, url: parameters ? `${address}?${parameters}` : address };
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
