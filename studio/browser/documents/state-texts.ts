import type { ListedDocument } from "../../protocol/document.ts";

/** Texts of the states of a document. */
export const stateTexts: Readonly<Record<ListedDocument["state"], string>> = {
  scheduled: "Scheduled",
  changed: "Changed",
  draft: "Draft",
  published: "Published",
  archived: "Unpublished",
};
