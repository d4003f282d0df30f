import { isRecord } from "@tessera/runtime/is-record.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Fields that name a document, the best first. */
const naming = ["heading", "title", "name"] as const;

/** Returns the text by which editors know a document: a naming field, else the first heading, else "". */
export function findHeading(data: Fields): string {
  const [named] = naming.flatMap((name) => readText(data[name]));
  return named ?? findHeadingBlock(data) ?? "";
}

/** A text, or the blocks of a rich text. */
function readText(value: unknown): readonly string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  return Array.isArray(value) ? value.flatMap((block) => (isRecord(block) ? readText(block["text"]) : [])) : [];
}

function findHeadingBlock(value: unknown): string | undefined {
  if (isRecord(value) && typeof value["type"] === "string" && value["type"].startsWith("heading"))
    return readText(value["text"])[0];
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  for (const part of parts) {
    const found = findHeadingBlock(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
