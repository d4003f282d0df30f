import type { PageContext } from "../../../renderer/index.ts";
import { Picture } from "../../../ui/primitives/Picture.tsx";
import { Poster } from "../../../blocks/gallery/Poster.tsx";
import { Day } from "../Day.tsx";
import { listItemPictures } from "../item-pictures.ts";
import type { NewsItem } from "../news-items.ts";
import * as css from "./LandingPage.css.ts";

interface FeaturedProps {
  readonly story: NewsItem;
  readonly page: PageContext;
}

/** The story at the head of the news: its picture beside its words, or above them on a phone. */
export function Featured({ story, page }: FeaturedProps) {
  const { href, headline, standfirst, published } = story;
  const [image] = page.pictures.choose([listItemPictures(story, page.snapshot)]);
  return (
    <section aria-label={page.t("news.featured")} className={css.place}>
      <article className={css.featured}>
        {image ? (
          <Picture
            image={image}
            ratio="3:2"
            sizes="(min-width: 1100px) 720px, (min-width: 768px) 60vw, calc(100vw - 32px)"
            loading="first"
            page={page}
            className={css.picture}
          />
        ) : (
          <Poster title={headline} subtitle={page.site.brand} ratio="16:10" className={css.picture} />
        )}
        <div className={css.words}>
          <p className={css.kicker}>{page.t("news.featured")}</p>
          <h2 className={css.title}>
            <a href={href} className={css.link}>
              {headline}
            </a>
          </h2>
          {standfirst !== "" && <p className={css.standfirst}>{standfirst}</p>}
          <Day day={published} page={page} className={css.day} />
        </div>
      </article>
    </section>
  );
}
