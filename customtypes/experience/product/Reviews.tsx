import { shownSpread } from "../../../catalog/review/rating.ts";
import { MoreReviews } from "../../../renderer/MoreReviews.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { Histogram } from "../../../ui/product/Histogram.tsx";
import { ReviewFigure } from "../../../ui/product/ReviewFigure.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import { shownReviews } from "./structured-data.ts";
import * as css from "./Reviews.css.ts";

/** The spread of the ratings and three reviews, as far as the provider lets them be shown (row A4). */
export function Reviews({ data: { product, reviews }, page }: ExperienceProps) {
  const { locale, t } = page;
  const shown = shownReviews({ product, reviews });
  const ratings = shownSpread(product);
  if (shown.length === 0 && ratings === undefined) return null;
  return (
    <Section id="reviews" title={t("experience.reviews")}>
      <StyleSheet of={css} />
      {ratings && <Histogram ratings={ratings} locale={locale} t={t} />}
      {shown.length > 0 && (
        <ul role="list" className={css.reviews}>
          {shown.map((review) => (
            <li key={review.id}>
              <ReviewFigure review={review} locale={locale} t={t} />
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <MoreReviews
          of={`product-${product.id}`}
          shown={shown.length}
          total={reviews?.total ?? product.rating?.reviewCount ?? shown.length}
          page={page}
        />
      )}
    </Section>
  );
}
