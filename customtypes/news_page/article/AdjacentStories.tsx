import type { Translator } from "../../../i18n/translator.ts";
import type { NewsItem } from "../news-items.ts";
import * as css from "./ArticlePage.css.ts";

interface AdjacentStoriesProps {
  readonly older: NewsItem | undefined;
  readonly newer: NewsItem | undefined;
  readonly t: Translator;
}

/** The way to the story before this one, and to the one after it. */
export function AdjacentStories({ older, newer, t }: AdjacentStoriesProps) {
  const ways = [
    { label: t("news.older"), story: older, rel: "prev" },
    { label: t("news.newer"), story: newer, rel: "next" },
  ].flatMap(({ story, ...way }) => (story === undefined ? [] : [{ ...way, story }]));
  if (ways.length === 0) return null;
  return (
    <nav aria-label={t("news.others")} className={css.adjacentStories}>
      {ways.map(({ label, story, rel }) => (
        <a key={rel} href={story.href} rel={rel} className={css.adjacent}>
          <span className={css.day}>{label}</span>
          <span className={css.adjacentTitle}>{story.headline}</span>
        </a>
      ))}
    </nav>
  );
}
