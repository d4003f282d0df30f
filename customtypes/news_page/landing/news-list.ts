import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageFacts } from "../../../renderer/index.ts";
import { isUnread, type NewsItem, readNews } from "../news-items.ts";
import { readView } from "../../../routing/define-view.ts";
import { newsView } from "./view.ts";

/** Stories besides the featured one on a page that no view makes longer. */
export const step = 4;

/** One page of the list of all news. */
export interface NewsList {
  /** On the first page alone. */
  readonly featured: NewsItem | undefined;
  /** The other stories on this page. */
  readonly recent: readonly NewsItem[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** How many of the other stories a page has. */
  readonly size: number;
  /** How many stories the next longer page has besides; 0 where this one has all. */
  readonly more: number;
}

type Facts = Pick<PageFacts, "site" | "locale" | "view">;

/** Returns the list at a view. The latest story that an editor featured is its head, else the latest of all. */
export function newsList(snapshot: Snapshot, facts: Facts): NewsList {
  const { page = 1, limit: size = step } = readView(newsView, facts.view);
  const { stories } = readNews(snapshot, facts);
  const featured = stories.find((story) => story.featured) ?? stories[0];
  const others = stories.filter((story) => story !== featured);
  const recent = others.slice((page - 1) * size, page * size);
  return {
    featured: page === 1 ? featured : undefined,
    recent,
    page,
    pages: Math.max(1, Math.ceil(others.length / size)),
    size,
    more: page === 1 ? Math.min(step, others.length - recent.length) : 0,
  };
}

/** Returns the number of pages; `Infinity` where the news could not be read. */
export function newsPages(snapshot: Snapshot, facts: Facts): number {
  return isUnread(snapshot, facts) ? Number.POSITIVE_INFINITY : newsList(snapshot, facts).pages;
}

/** Returns all stories on a page, in its order. */
export function shownIn({ featured, recent }: NewsList): readonly NewsItem[] {
  return featured === undefined ? recent : [featured, ...recent];
}
