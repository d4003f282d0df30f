import type { ListedDocument } from "../../protocol/document.ts";

/** Texts of the problems that a list knows. */
export const problemTexts: Readonly<Record<ListedDocument["problems"][number], string>> = {
  overdue: "Plan is overdue",
  outdated: "Draft is outdated",
};

/** Texts of filters by findings, which checks of pages count. */
export const findingTexts = { some: "Has findings", none: "No findings", unknown: "Not checked yet" };

/** Texts of the states of a document. */
export const stateTexts: Readonly<Record<ListedDocument["state"], string>> = {
  scheduled: "Scheduled",
  changed: "Changed",
  draft: "Draft",
  published: "Published",
  archived: "Unpublished",
};
