import { isRecord } from "../../is-record.ts";

/** What is kept of a link to a document: the rest depends on who reads it, and is filled in then. */
const linkMembers: ReadonlySet<string> = new Set(["link_type", "id", "text", "variant", "target", "key"]);

/**
 * Values in the shapes of the Document API → as they are stored: links to documents by id alone, addresses of our own
 * pictures (`<origin>/media/…`) without their origin. So what was read can be written back.
 */
export function storedData(
  data: Readonly<Record<string, unknown>>,
  mediaOrigins: readonly string[],
): Readonly<Record<string, unknown>> {
  const prefixes = mediaOrigins.map((origin) => `${origin}/media/`);
  const record = (value: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(value).flatMap(([name, part]) => entry(value, name, part)));
  const entry = (owner: Readonly<Record<string, unknown>>, name: string, part: unknown): [string, unknown][] =>
    isDocumentLink(owner) && !linkMembers.has(name) ? [] : [[name, name === "url" ? address(part) : stored(part)]];
  const stored = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(stored);
    return isRecord(value) ? record(value) : value;
  };
  const address = (value: unknown) => {
    const prefix = prefixes.find((start) => typeof value === "string" && value.startsWith(start));
    return typeof value === "string" && prefix ? `/media/${value.slice(prefix.length)}` : stored(value);
  };
  return record(data);
}

function isDocumentLink({ link_type: type, id }: Readonly<Record<string, unknown>>): boolean {
  return type === "Document" && typeof id === "string";
}
