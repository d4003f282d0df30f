import { systemTime } from "../../http/time.ts";
import { contentService } from "../../app/_composition/clients.ts";
import { addressedTypes, registries } from "../../app/_composition/registries.ts";
import { createPageList, type PageList, type PageListContent } from "./create-page-list.ts";
import { listedPage } from "./listed-page.ts";
import { viewOfTypes } from "./view-of.ts";

const pageTypes = [...registries.pageTypes.values()];

/** What the pages of our types read. */
export const viewOf = viewOfTypes(registries.pageTypes);

/** Returns the list of pages of a content service. No slices are read: a document's own fields decide its kinds. */
export function pageListOf(content: PageListContent): PageList {
  return createPageList({
    content,
    types: addressedTypes,
    fields: pageTypes.flatMap(({ type, fields }) => Object.keys(fields).map((field) => `${type}.${field}`)),
    listed: (document) => listedPage(document, viewOf),
    most: 20_000,
    now: systemTime.now,
  });
}

/** The pages of all hosts. */
export const pageList = pageListOf(contentService);
