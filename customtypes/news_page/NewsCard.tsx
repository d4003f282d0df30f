import type { PageContext } from "../../renderer/index.ts";
import type { ShownPicture } from "../../ui/primitives/choose-picture.ts";
import type { PictureProps } from "../../ui/primitives/Picture.tsx";
import { Poster } from "../../blocks/gallery/Poster.tsx";
import { CardImage } from "../../blocks/products/CardPicture.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { Day } from "./Day.tsx";
import * as css from "./NewsCard.css.ts";
import type { NewsItem } from "./news-items.ts";

interface NewsCardProps {
  /** Id of its element, which links of longer lists lead to. */
  readonly id?: string | undefined;
  readonly item: NewsItem;
  /** Undefined for a poster of its headline. */
  readonly image: (ShownPicture & PictureProps["image"]) | undefined;
  /** How wide its list shows pictures: see `cardWidths`. */
  readonly widths: string;
  readonly page: PageContext;
}

/** A story among others: picture, day, headline, standfirst. The whole card is one link. */
export function NewsCard({ id, item: { href, headline, standfirst, published }, image, widths, page }: NewsCardProps) {
  return (
    <article id={id} data-story="" className={css.card}>
      <StyleSheet of={css} />
      {image ? (
        <CardImage
          image={image}
          size="m"
          ratio="16:10"
          sizes={widths}
          use="cards"
          loading={page.pictures.chooseLoading(image)}
          page={page}
          className={css.picture}
        />
      ) : (
        <Poster title={headline} subtitle={page.site.brand} ratio="16:10" className={css.picture} />
      )}
      <div className={css.text}>
        <Day day={published} page={page} className={css.day} />
        <h3 className={css.title}>
          <a href={href} className={css.cardLink}>
            {headline}
          </a>
        </h3>
        {standfirst !== "" && <p className={css.standfirst}>{standfirst}</p>}
      </div>
    </article>
  );
}
