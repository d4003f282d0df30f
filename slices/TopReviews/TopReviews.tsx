import type { SliceProps } from "../../renderer/index.ts";
import { findProductLink } from "../../blocks/products/product-links.ts";
import { MoreReviews } from "../../blocks/reviews/MoreReviews.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { ReviewFigure } from "../../blocks/reviews/ReviewFigure.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { TopReviewsFields } from "./fields.ts";
import { ReviewsOfProduct } from "./ReviewsOfProduct.tsx";
import { reviewCount, topReviews } from "./top-reviews.ts";
import * as css from "./TopReviews.css.ts";

/** Renders what travellers wrote of one product, or of a collection's products and of which one each. Nothing where nobody wrote. */
export function TopReviews(props: SliceProps<TopReviewsFields>) {
  const { product } = props.fields;
  return product === undefined ? <CollectionReviews {...props} /> : <ReviewsOfProduct {...props} product={product} />;
}

function CollectionReviews({ fields, id, page }: SliceProps<TopReviewsFields>) {
  const { snapshot, locale, t } = page;
  const reviews = topReviews(fields, snapshot, page);
  const collection = fields.collection ?? page.place.collection;
  if (reviews.length === 0 || collection === undefined) return null;
  const total = reviewCount(fields, snapshot, page);
  const count = t("product.reviews", { count: total });
  return (
    <Section id={id} title={page.text(fields.title) || t("blocks.topReviews")} intro={page.text(fields.intro) || count}>
      <StyleSheet of={css} />
      <ul role="list" className={css.reviews}>
        {reviews.map(({ review, product }) => (
          <li key={review.id}>
            <ReviewFigure review={review} link={product && findProductLink(product, page)} locale={locale} t={t} />
          </li>
        ))}
      </ul>
      <MoreReviews of={`collection-${collection}`} shown={reviews.length} total={total} page={page} />
    </Section>
  );
}
