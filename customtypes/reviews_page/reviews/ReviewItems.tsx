import type { PageContext } from "../../../renderer/index.ts";
import { findProductLink } from "../../../blocks/products/product-links.ts";
import type { Photo } from "../../../blocks/gallery/photo.ts";
import { PictureViewer } from "../../../blocks/gallery/PictureViewer.tsx";
import { listReviewPhotos } from "./review-photos.ts";
import { reviewFacts } from "./review-facts.ts";
import { ReviewItem } from "./ReviewItem.tsx";
import * as css from "./ReviewList.css.ts";
import type { ReviewsProps } from "./reviews-props.ts";

const labelId = "detailed-reviews";

/** The reviews of a page, labeled where more than their words is known (D18). Their pictures open in one viewer (H11). */
export function ReviewItems({ reviewed, reviews, page }: ReviewsProps) {
  const shown = reviews.reviews.map((review) => ({
    review,
    facts: reviewFacts(review, page),
    photos: listReviewPhotos(review, page),
  }));
  const photos = shown.map((each) => each.photos);
  const products = new Map(reviewed.products.map((product) => [product.id, product]));
  const isDetailed = shown.some(
    ({ review, facts, photos: own }) => facts.length + own.length > 0 || review.reply !== undefined,
  );
  const items = (
    <ul role="list" aria-labelledby={isDetailed ? labelId : undefined} className={css.items}>
      {shown.map((each, index) => {
        const { product: named, id } = each.review;
        const product = named && products.get(named.id);
        return (
          <li key={id}>
            <ReviewItem
              {...each}
              href={product && findProductLink(product, page)?.href}
              firstPhoto={photos.slice(0, index).flat().length}
              page={page}
            />
          </li>
        );
      })}
    </ul>
  );
  return (
    <div>
      {isDetailed && (
        <p id={labelId} className={css.detailed}>
          {page.t("reviews.detailed")}
        </p>
      )}
      <WithViewer photos={photos.flat()} page={page} items={items} />
    </div>
  );
}

interface WithViewerProps {
  readonly photos: readonly Photo[];
  readonly page: PageContext;
  readonly items: React.ReactNode;
}

function WithViewer({ photos, page, items }: WithViewerProps) {
  if (photos.length === 0) return items;
  return (
    <PictureViewer photos={photos} title={page.t("reviews.photos")} page={page}>
      {items}
    </PictureViewer>
  );
}
