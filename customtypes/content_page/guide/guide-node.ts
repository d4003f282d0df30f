import { nodeId, type PageContext, type StructuredNode } from "../../../renderer/index.ts";
import type { ContentFields } from "../fields.ts";
import { enteredSource } from "../sight/sources.ts";

/** Returns a page of a guide as search engines read it. It is as new as its newest source, whose date the page shows. */
export function guideNode(
  { heading, intro, sources, share_image, guide_topic }: ContentFields,
  page: PageContext,
): StructuredNode {
  const organization = { "@id": `https://${page.site.host}/#organization` };
  const description = page.text(intro);
  const newest = sources
    .filter((entered) => enteredSource(entered, page) !== undefined)
    .flatMap(({ checked_on: date }) => date ?? [])
    .toSorted()
    .at(-1);
  return {
    "@type": "Article",
    "@id": nodeId(page, "article"),
    headline: page.text(heading),
    inLanguage: page.locale.tag,
    mainEntityOfPage: { "@id": nodeId(page, "page") },
    author: organization,
    publisher: organization,
    ...(description !== "" && { description }),
    ...(newest !== undefined && { dateModified: newest }),
    ...(guide_topic === "Travel guide" && share_image && { image: share_image.url }),
  };
}
