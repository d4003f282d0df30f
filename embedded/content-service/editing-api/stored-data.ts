import { isRecord } from "@tessera/runtime/is-record.ts";

/** Members of a document link that are stored; the others depend on the reader's view. */
const linkMembers: ReadonlySet<string> = new Set(["link_type", "id", "text", "variant", "target", "key"]);

/**
 * Converts values of the Document API into stored values, so that clients can write back what they read. Document links
 * are reduced to the id; addresses under `<origin>/media/` lose their origin.
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
