import { formatDate } from "../../../i18n/dates.ts";
import { numberFormat } from "../../../i18n/formatters.ts";
import { formatTag } from "../../../i18n/locales.ts";
import { languageOf } from "../../../i18n/localized-text.ts";
import type { Review } from "../../../catalog/review/review.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { Histogram } from "../../../ui/product/Histogram.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./Reviews.css.ts";

/** The spread of the ratings and three reviews, as far as the provider lets them be shown (row A4). */
export function Reviews({ data: { product, reviews }, page }: ExperienceProps) {
  const { reviewsDetails, topReviews } = product;
  const { locale, t } = page;
  const shown = reviewsDetails?.showReviews === false ? [] : (reviews?.reviews ?? topReviews).slice(0, 3);
  const ratings = reviewsDetails?.showRatings === false ? undefined : reviewsDetails?.ratings;
  if (shown.length === 0 && ratings === undefined) return null;
  return (
    <Section id="reviews" title={t("experience.reviews")}>
      <StyleSheet of={css} />
      {ratings && <Histogram ratings={ratings} locale={locale} t={t} />}
      <ul role="list" className={css.reviews}>
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewView review={review} page={page} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ReviewView({ review, page }: { readonly review: Review; readonly page: PageContext }) {
  const { name, rating, translation, text, writtenAt, verified } = review;
  const { locale, t } = page;
  const words = translation?.text ?? text;
  const stars = numberFormat(formatTag(locale)).format(rating);
  return (
    <figure className={css.review}>
      <p className={css.stars}>
        <Icon name="star" />
        <span className="visually-hidden">{t("quotes.rating", { rating: stars })}</span>
        <bdi aria-hidden dir="ltr" className="tabular">
          {stars} / 5
        </bdi>
      </p>
      <blockquote className={css.text} {...languageOf(words)}>
        {words.text}
      </blockquote>
      <figcaption className={css.by}>
        <bdi>{name}</bdi> · {formatDate(new Date(writtenAt), locale)}
        {verified && <> · {t("experience.verified")}</>}
        {translation && <> · {t("experience.translated")}</>}
      </figcaption>
    </figure>
  );
}
