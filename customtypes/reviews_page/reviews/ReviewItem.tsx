import type { Review, ReviewKind } from "../../../catalog/review/review.ts";
import { ratingLabel } from "../../../catalog/review/rating.ts";
import { formatDate, isoDay } from "../../../i18n/dates.ts";
import type { MessageKey } from "../../../i18n/translator.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { Photo } from "../../../blocks/gallery/photo.ts";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { ReviewWords } from "../../../blocks/reviews/ReviewWords.tsx";
import { Initial } from "../../../blocks/reviews/Initial.tsx";
import { Stars } from "../../../blocks/reviews/Stars.tsx";
import { Photos } from "./Photos.tsx";
import * as css from "./ReviewItem.css.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";

interface ReviewItemProps {
  readonly review: Review;
  readonly facts: readonly string[];
  /** Where the product's page is, where reviews of several are together. */
  readonly href: string | undefined;
  readonly photos: readonly Photo[];
  /** Index of its first picture among those of the page. */
  readonly firstPhoto: number;
  readonly page: PageContext;
}

const sources: Readonly<Record<ReviewKind, MessageKey | undefined>> = {
  USER: undefined,
  CRITIC: "reviews.critic",
  CONTRIBUTOR: "reviews.contributor",
  PROVIDER: "reviews.provider",
};

/** Renders one review with its author, date, product, words, pictures and reply (D15). */
export function ReviewItem(props: ReviewItemProps) {
  const { review, facts, photos, firstPhoto, page } = props;
  const { locale, t } = page;
  const { title, helpfulVotes } = review;
  return (
    <figure className={css.review}>
      <StyleSheet of={css} />
      <Head {...props} />
      {facts.length > 0 && <p className={css.soft}>{facts.join(" · ")}</p>}
      <ReviewedProduct {...props} />
      {title && (
        <p className={css.name}>
          <Localized text={title} />
        </p>
      )}
      <ReviewWords review={review} locale={locale} t={t} />
      <Photos photos={photos} first={firstPhoto} page={page} />
      {helpfulVotes > 0 && <p className={css.soft}>{t("reviews.helpful", { n: helpfulVotes })}</p>}
      <Reply {...props} />
    </figure>
  );
}

function Head({ review: { name, rating, writtenAt, kind }, page: { locale, t } }: ReviewItemProps) {
  const source = sources[kind];
  const day = new Date(writtenAt);
  return (
    <header className={css.head}>
      <Initial name={name} locale={locale} />
      <h3 className={css.name}>
        <bdi>{name}</bdi>
        {source && <span className={css.source}> · {t(source)}</span>}
      </h3>
      <p className={css.soft}>
        <time dateTime={isoDay(day)}>{formatDate(day, locale)}</time>
      </p>
      {/* Nobody rates what is their own. */}
      {kind !== "PROVIDER" && (
        <div className={css.rating}>
          <Stars rating={rating} locale={locale} t={t} />
          <span>{ratingLabel(rating, t)}</span>
        </div>
      )}
    </header>
  );
}

/** Name of the reviewed product, if reviews of several products are together. */
function ReviewedProduct({ review: { product }, href }: ReviewItemProps) {
  if (product === undefined) return null;
  const name = <Localized text={product.name} />;
  return <p className={css.soft}>{href === undefined ? name : <a href={href}>{name}</a>}</p>;
}

function Reply({ review: { reply }, page: { locale, t } }: ReviewItemProps) {
  if (reply === undefined) return null;
  const { text, writtenAt } = reply;
  return (
    <div className={css.reply}>
      <p className={css.replyHead}>
        {t("reviews.reply")}
        {writtenAt !== undefined && ` · ${formatDate(new Date(writtenAt), locale)}`}
      </p>
      <p>
        <Localized text={text} />
      </p>
    </div>
  );
}
