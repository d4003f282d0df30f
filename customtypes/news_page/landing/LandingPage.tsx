import type { PageProps } from "../../../renderer/index.ts";
import { Refine } from "../../../blocks/listing/Refine.island.tsx";
import { Breadcrumbs } from "../../../ui/primitives/Breadcrumbs.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { NewsFields } from "../fields.ts";
import { NewsCards } from "../NewsCards.tsx";
import { newsCrumbs } from "../news-crumbs.ts";
import { isUnread } from "../news-items.ts";
import { Featured } from "./Featured.tsx";
import * as css from "./LandingPage.css.ts";
import { MoreNews, storiesId } from "./MoreNews.tsx";
import { newsList } from "./news-list.ts";

/** Heading of the news, the featured story, the others, and links to more of them. */
export function LandingPage({ fields, page, children }: PageProps<NewsFields>) {
  const { t, snapshot } = page;
  const list = newsList(snapshot, page);
  const crumbs = newsCrumbs(fields, page);
  const standfirst = page.text(fields.standfirst);
  const isEmpty = list.featured === undefined && list.recent.length === 0;
  const stories = (
    <div data-listing={storiesId}>
      <NewsCards items={list.recent} label={t("news.recent")} page={page} />
      <MoreNews list={list} page={page} />
    </div>
  );
  return (
    <>
      <StyleSheet of={css} />
      <header className={css.header}>
        {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} t={t} />}
        <h1 className={css.heading}>{page.text(fields.headline)}</h1>
        {standfirst !== "" && <p className={css.intro}>{standfirst}</p>}
      </header>
      {isEmpty && <p className={css.note}>{t(isUnread(snapshot, page) ? "listing.unavailable" : "news.none")}</p>}
      {list.featured && <Featured story={list.featured} page={page} />}
      {list.recent.length > 0 && (
        <Section id={storiesId} title={t("news.recent")}>
          {list.more > 0 ? <Refine listing={storiesId}>{stories}</Refine> : stories}
        </Section>
      )}
      {children}
    </>
  );
}
