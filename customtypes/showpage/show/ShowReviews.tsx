import { Section } from "../../../ui/primitives/Section.tsx";
import { Histogram } from "../../../ui/product/Histogram.tsx";
import { ReviewFigure } from "../../../ui/product/ReviewFigure.tsx";
import type { ShowProps } from "../fields.ts";
import * as css from "./ShowPage.css.ts";
import { showOf } from "./show-of.ts";

/** The spread of the ratings and what visitors wrote, as far as the provider lets it be shown (row C9). */
export function ShowReviews({ fields, page }: ShowProps) {
  const product = showOf(fields, page.snapshot);
  if (product === undefined) return null;
  const { locale, t } = page;
  const { reviewsDetails: details, topReviews } = product;
  const reviews = details?.showReviews === false ? [] : topReviews.slice(0, 3);
  const isRated = product.rating !== undefined && details?.showRatings !== false;
  const ratings = isRated ? details?.ratings : undefined;
  if (reviews.length === 0 && ratings === undefined) return null;
  return (
    <Section id="reviews" title={t("experience.reviews")}>
      {ratings && <Histogram ratings={ratings} locale={locale} t={t} />}
      {reviews.length > 0 && (
        <ul role="list" className={css.reviews}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewFigure review={review} locale={locale} t={t} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
