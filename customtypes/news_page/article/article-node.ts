import { nodeId, type PageContext, type StructuredNode } from "../../../renderer/index.ts";
import type { NewsFields } from "../fields.ts";
import { formatAuthor } from "./format-author.ts";

/** Returns a story as search engines read it: what the page shows of it. */
export function articleNode(fields: NewsFields, page: PageContext): StructuredNode {
  const { publication_date: published, photo, author_is_person: isPerson } = fields;
  const description = page.text(fields.standfirst);
  return {
    "@type": "NewsArticle",
    "@id": nodeId(page, "article"),
    headline: page.text(fields.headline),
    inLanguage: page.locale.tag,
    mainEntityOfPage: { "@id": nodeId(page, "page") },
    author: { "@type": isPerson ? "Person" : "Organization", name: formatAuthor(fields, page) },
    publisher: { "@id": `https://${page.site.host}/#organization` },
    ...(description !== "" && { description }),
    ...(published !== undefined && { datePublished: published }),
    ...(photo && { image: photo.url }),
  };
}
