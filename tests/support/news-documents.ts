import type { ListedDocument } from "../../catalog/document/document.ts";
import westend from "../../hosts/westend.ts";

/** The query for all news pages of the West End site. */
export const newsQuery = { type: "news_page", tag: "news-westend", excludedTags: ["not-listed"] };

/** A story that ends in words. */
export const story = [{ type: "paragraph", text: "The curtain rises.", spans: [] }];

/** Returns a news page of the West End site at a path below `news`; the list of all at none. */
export function newsDocument(slug: string, data: Readonly<Record<string, unknown>>): ListedDocument {
  const uid = [westend.host, "news", slug].filter((part) => part !== "").join(".");
  return { id: uid, uid, type: "news_page", lang: "en-us", tags: ["news-westend", uid], data };
}

/** The list of all news, and stories of so many days: `Story 1` is the latest. */
export function newsDocuments(count: number): readonly ListedDocument[] {
  const days = Array.from({ length: count }, (_, index) => index + 1);
  return [
    newsDocument("", { headline: "All the news" }),
    ...days.map((day) =>
      newsDocument(`story-${day}`, {
        headline: `Story ${day}`,
        standfirst: `What happened on day ${day}.`,
        publication_date: `2026-11-${30 - day}`,
        body: story,
      }),
    ),
  ];
}
