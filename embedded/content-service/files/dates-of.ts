import type { DatedContent } from "../store/document-writer.ts";
import type { DocumentSource } from "./document-source.ts";

/** The dates that a file gives, and no others. */
export function datesOf({
  first_publication_date: first,
  last_publication_date: last,
}: DocumentSource): Pick<DatedContent, "firstPublished" | "lastPublished"> {
  return {
    ...(first === undefined ? {} : { firstPublished: milliseconds(first) }),
    ...(last === undefined ? {} : { lastPublished: milliseconds(last) }),
  };
}

/** `2026-01-02T10:00:00+0000` → epoch milliseconds. */
function milliseconds(timestamp: string): number {
  return Date.parse(timestamp.replace("+0000", "Z"));
}
