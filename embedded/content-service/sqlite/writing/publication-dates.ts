import type { StoredDocument } from "../../store/document.ts";
import type { DatedContent } from "../../store/document-writer.ts";
import { sameContent } from "./versions.ts";

type Dates = Pick<StoredDocument, "firstPublished" | "lastPublished">;

/** Dates that are not given: the first one stays, the last one is that of the publication. */
export function datesOf(content: DatedContent, before: StoredDocument | undefined, at: number): Dates {
  const { firstPublished = before?.firstPublished ?? at, lastPublished = at } = content;
  return { firstPublished, lastPublished };
}

/** A date that was not asked for is no change. */
export function isUnchanged(content: DatedContent, document: Dates, before: StoredDocument): boolean {
  const sameDate = content.lastPublished === undefined || content.lastPublished === before.lastPublished;
  return sameDate && document.firstPublished === before.firstPublished && sameContent(content, before);
}
