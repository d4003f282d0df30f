import { systemTime } from "../../http/time.ts";
import type { Registries } from "../../renderer/contracts/registries.ts";
import { createPageList, type PageList, type PageListContent } from "./create-page-list.ts";
import { listedPage } from "./listed-page.ts";
import { createViewReader } from "./create-view-reader.ts";

/** Returns the list of pages of a content service. No slices are read: a document's own fields decide its kinds. */
export function createSitePageList(
  content: PageListContent,
  { pageTypes, views }: Pick<Registries, "pageTypes" | "views">,
): PageList {
  const listViewParameters = createViewReader(pageTypes, views);
  return createPageList({
    content,
    types: [...pageTypes.keys(), "redirect"],
    fields: [...pageTypes.values()].flatMap(({ type, fields }) =>
      Object.keys(fields).map((field) => `${type}.${field}`),
    ),
    listed: (document) => listedPage(document, listViewParameters),
    most: 20_000,
    now: systemTime.now,
  });
}
