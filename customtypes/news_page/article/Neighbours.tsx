import type { Translator } from "../../../i18n/translator.ts";
import type { NewsItem } from "../news-items.ts";
import * as css from "./ArticlePage.css.ts";

interface NeighboursProps {
  readonly older: NewsItem | undefined;
  readonly newer: NewsItem | undefined;
  readonly t: Translator;
}

/** The way to the story before this one, and to the one after it. */
export function Neighbours({ older, newer, t }: NeighboursProps) {
  const ways = [
    { label: t("news.older"), story: older, rel: "prev" },
    { label: t("news.newer"), story: newer, rel: "next" },
  ].flatMap(({ story, ...way }) => (story === undefined ? [] : [{ ...way, story }]));
  if (ways.length === 0) return null;
  return (
    <nav aria-label={t("news.others")} className={css.neighbours}>
      {ways.map(({ label, story, rel }) => (
        <a key={rel} href={story.href} rel={rel} className={css.neighbour}>
          <span className={css.day}>{label}</span>
          <span className={css.neighbourTitle}>{story.headline}</span>
        </a>
      ))}
    </nav>
  );
}
