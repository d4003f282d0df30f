import { type PageProps, RichTextView } from "../../../renderer/index.ts";
import { TicketColumn } from "../../../blocks/products/ticket-column/TicketColumn.tsx";
import { ProductCards } from "../../../blocks/products/ProductCards.tsx";
import { Prose } from "../../../ui/primitives/Prose.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { NewsFields } from "../fields.ts";
import { NewsCards } from "../NewsCards.tsx";
import { ArticleHeader } from "./ArticleHeader.tsx";
import * as css from "./ArticlePage.css.ts";
import { AdjacentStories } from "./AdjacentStories.tsx";
import { adjacentStories } from "./adjacent-stories.ts";
import { listStoryShows } from "./list-story-shows.ts";

/** A story in one column, then its shows, what an editor added, and the stories around it. */
export function ArticlePage({ fields, page, children }: PageProps<NewsFields>) {
  const { t } = page;
  const { older, newer, others } = adjacentStories(page.snapshot, page);
  return (
    <>
      <StyleSheet of={css} />
      <TicketColumn page={page}>
        <article>
          <ArticleHeader fields={fields} page={page} />
          <div className={css.column}>
            <Prose>
              <RichTextView value={fields.body} page={page} />
            </Prose>
          </div>
        </article>
      </TicketColumn>
      <Shows fields={fields} page={page} />
      {children}
      <AdjacentStories older={older} newer={newer} t={t} />
      {others.length > 0 && (
        <Section id="more-news" title={t("reviews.moreReads")}>
          <NewsCards items={others} label={t("reviews.moreReads")} page={page} />
        </Section>
      )}
    </>
  );
}

/** The shows of the story, and whether some could not be read. */
function Shows({ fields, page }: Omit<PageProps<NewsFields>, "children">) {
  const { t, snapshot } = page;
  const shows = listStoryShows(fields, snapshot);
  const isUnread = fields.show_ids.some((id) => snapshot.getReadState("products", { id }) === "failed");
  if (shows.length === 0 && !isUnread) return null;
  return (
    <Section id="shows" title={t("news.shows")}>
      {shows.length > 0 && (
        <ProductCards layout="row" label={t("news.shows")} products={shows} page={page} showScratchPrice />
      )}
      {isUnread && <p>{t("venue.unread")}</p>}
    </Section>
  );
}
