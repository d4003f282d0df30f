import * as v from "valibot";
import type { DocumentsQuery, ListedDocument } from "../../catalog/document/document.ts";
import { need, type Needs, type PageFacts } from "../../renderer/index.ts";
import { excludedTag } from "../../content/document.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { Image } from "../../content/fields/index.ts";
import { pageAddress, pagePath } from "../../routing/page-address.ts";
import { newsSchema } from "./fields.ts";

type Facts = Pick<PageFacts, "site" | "locale">;

/** A news page as lists show it. */
export interface NewsItem {
  /** Path with its language, `/de/news/a-new-season/`. */
  readonly href: string;
  readonly headline: string;
  /** Empty when the document has no standfirst, or one with shortcodes, which only its own page expands. */
  readonly standfirst: string;
  /** `2026-11-20`; undefined where its editor entered no day. */
  readonly published: string | undefined;
  readonly featured: boolean;
  readonly photo: Image | undefined;
  readonly productIds: readonly number[];
}

/** All news pages of a site in one language. */
export interface News {
  /** The list of all stories; undefined when the site has no such page. */
  readonly landing: NewsItem | undefined;
  /** The latest is first. */
  readonly stories: readonly NewsItem[];
}

const fieldsOfItem = v.pick(newsSchema, [
  "headline",
  "standfirst",
  "publication_date",
  "photo",
  "body",
  "show_ids",
  "featured",
]);

/** Editors tag the news pages of a site with `news-` and the site's name: `news-westend`. */
function newsQuery({ site }: Pick<Facts, "site">): DocumentsQuery {
  return { type: "news_page", tag: `news-${site.name}`, excludedTags: [excludedTag] };
}

/** Returns the need for all news pages of a site: one query. */
export function newsNeeds(facts: Pick<Facts, "site">): Needs {
  return need("documents", [newsQuery(facts)]);
}

/** Whether the content service failed to send the news pages. */
export function isUnread(snapshot: Snapshot, facts: Pick<Facts, "site">): boolean {
  return snapshot.getReadState("documents", newsQuery(facts)) === "failed";
}

/** Returns the news pages of a site. Omits those at another address, and those whose fields do not fit. */
export function readNews(snapshot: Snapshot, facts: Facts): News {
  const found = (snapshot.get("documents", newsQuery(facts)) ?? []).flatMap((document) =>
    parseNewsItem(document, facts),
  );
  const stories = found.filter(({ isStory }) => isStory).map(({ item }) => item);
  return { landing: found.find(({ isStory }) => !isStory)?.item, stories: stories.toSorted(byDay) };
}

/** The latest first; of one day by address, so that the order is the same at each visit. */
function byDay(one: NewsItem, other: NewsItem): number {
  return (other.published ?? "").localeCompare(one.published ?? "") || one.href.localeCompare(other.href);
}

function parseNewsItem({ uid, data }: ListedDocument, { site, locale }: Facts) {
  const address = pageAddress(uid ?? "");
  const parsed = v.safeParse(fieldsOfItem, data);
  if (address?.site !== site || !parsed.success) return [];
  const {
    headline,
    standfirst,
    publication_date: published,
    photo,
    body,
    show_ids: productIds,
    featured,
  } = parsed.output;
  const item: NewsItem = {
    href: pagePath(locale.code, address.path),
    headline: headline.source,
    standfirst: standfirst.source.includes("[") ? "" : standfirst.source,
    published,
    featured,
    photo,
    productIds,
  };
  return [{ item, isStory: body.length > 0 }];
}
