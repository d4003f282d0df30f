import type { StructuredNode } from "../../../renderer/part.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { nodeId } from "../../../renderer/render/structured-data.ts";
import type { ContentFields } from "../fields.ts";

/** Returns a page of a guide as search engines read it. It is as new as its newest source, whose date the page shows. */
export function guideNode({ heading, intro, sources, share_image }: ContentFields, page: PageContext): StructuredNode {
  const organization = { "@id": `https://${page.site.host}/#organization` };
  const description = page.text(intro);
  const newest = sources
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
    ...(share_image && { image: share_image.url }),
  };
}
