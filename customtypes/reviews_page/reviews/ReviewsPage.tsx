import type { PageProps } from "../../../renderer/index.ts";
import { Refine } from "../../../blocks/listing/Refine.island.tsx";
import { ProductCards } from "../../../blocks/products/ProductCards.tsx";
import { layoutFor } from "../../../ui/primitives/card-columns.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ReviewsFields } from "../fields.ts";
import { maxCards, findReviewed } from "./reviewed.ts";
import { listReviewPictures, findShownReviews } from "./shown-reviews.ts";
import { ReviewList } from "./ReviewList.tsx";
import { listId } from "./reviews-props.ts";
import { ReviewsHeader } from "./ReviewsHeader.tsx";
import * as css from "./ReviewsPage.css.ts";
import { TravelerPhotos } from "./TravelerPhotos.tsx";

/** The rating, the reviews with all that chooses among them, and where to buy what they are of. */
export function ReviewsPage({ fields, page, children }: PageProps<ReviewsFields>) {
  const { snapshot, t } = page;
  const reviewed = findReviewed(fields, snapshot);
  const reviews = findShownReviews(fields, snapshot, page);
  const products = (reviewed?.products ?? []).slice(0, maxCards);
  return (
    <>
      <StyleSheet of={css} />
      <ReviewsHeader fields={fields} page={page} />
      {reviewed?.mayShowReviews && reviews ? (
        <>
          <TravelerPhotos pictures={listReviewPictures(fields, snapshot)} reviews={reviews} page={page} />
          <Section id={listId} title={t("experience.reviews")}>
            <Refine listing={listId}>
              <ReviewList reviewed={reviewed} reviews={reviews} page={page} />
            </Refine>
          </Section>
        </>
      ) : (
        <Section>
          <p>{t(reviewed?.mayShowReviews === false ? "reviews.hidden" : "reviews.unread")}</p>
        </Section>
      )}
      {products.length > 0 && (
        <Section id="book" title={t("reviews.book")}>
          <ProductCards products={products} page={page} layout={layoutFor(products.length, "row")} showScratchPrice />
        </Section>
      )}
      {children}
    </>
  );
}
