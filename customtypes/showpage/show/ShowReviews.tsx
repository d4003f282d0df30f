import { mayShowReviews, shownSpread } from "../../../catalog/review/rating.ts";
import { MoreReviews } from "../../../renderer/MoreReviews.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { Histogram } from "../../../ui/product/Histogram.tsx";
import { ReviewFigure } from "../../../ui/product/ReviewFigure.tsx";
import type { ShowProps } from "../fields.ts";
import * as css from "./ShowPage.css.ts";
import { showOf } from "./show-of.ts";

/** Ratings, three reviews and the way to all, as far as the provider lets them be shown (row C9). */
export function ShowReviews({ fields, page }: ShowProps) {
  const product = showOf(fields, page.snapshot);
  if (product === undefined) return null;
  const { locale, t } = page;
  const reviews = mayShowReviews(product) ? product.topReviews.slice(0, 3) : [];
  const ratings = shownSpread(product);
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
      {reviews.length > 0 && (
        <MoreReviews
          of={`product-${product.id}`}
          shown={reviews.length}
          total={Math.max(reviews.length, product.rating?.reviewCount ?? 0)}
          page={page}
        />
      )}
    </Section>
  );
}
