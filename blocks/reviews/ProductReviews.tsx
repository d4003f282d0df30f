import type { Product } from "../../catalog/product/product.ts";
import { shownSpread } from "../../catalog/review/rating.ts";
import type { Review } from "../../catalog/review/review.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { Histogram } from "./Histogram.tsx";
import { ReviewFigure } from "./ReviewFigure.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { MoreReviews } from "./MoreReviews.tsx";
import * as css from "./ProductReviews.css.ts";
import type { PageContext } from "../../renderer/index.ts";

interface ProductReviewsProps {
  readonly product: Product;
  /** The first reviews, of those that may be shown. */
  readonly reviews: readonly Review[];
  /** How many reviews there are, by default as many as the product counts. */
  readonly total?: number | undefined;
  /** By default "Reviews". Empty where it has a heading already. */
  readonly title?: string;
  readonly page: PageContext;
}

/** The spread of a product's ratings, some of its reviews and the way to all (A4, C9). */
export function ProductReviews({
  product,
  reviews,
  total = product.rating?.reviewCount ?? 0,
  page,
  title = page.t("experience.reviews"),
}: ProductReviewsProps) {
  const { locale, t } = page;
  const ratings = shownSpread(product);
  if (reviews.length === 0 && ratings === undefined) return null;
  return (
    <Section id="reviews" title={title}>
      {ratings && <Histogram ratings={ratings} locale={locale} t={t} />}
      {reviews.length > 0 && (
        <>
          <StyleSheet of={css} />
          <ul role="list" className={css.reviews}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewFigure review={review} locale={locale} t={t} />
              </li>
            ))}
          </ul>
          <MoreReviews
            of={`product-${product.id}`}
            shown={reviews.length}
            total={Math.max(reviews.length, total)}
            page={page}
          />
        </>
      )}
    </Section>
  );
}
