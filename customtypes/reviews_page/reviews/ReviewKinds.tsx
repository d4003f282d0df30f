import { chip, chips } from "../../../blocks/listing/chips.css.ts";
import { countWords } from "./count-words.ts";
import { toReviewFilter } from "./review-query.ts";
import { reviewHref } from "./review-href.ts";
import type { ReviewsProps } from "./reviews-props.ts";
import { reviewKindNames } from "../../../catalog/review/review.ts";

/**
 * Links to the reviews of travellers, critics, contributors and the organizer, where there are any (D18). Other filters
 * stay, so the numbers count filtered reviews.
 */
export function ReviewKinds({ reviews: { facets }, page }: ReviewsProps) {
  const { t, view } = page;
  const current = toReviewFilter(view).kind;
  const kinds = reviewKindNames.filter(([kind]) => kind === current || facets?.kinds.has(kind));
  if (kinds.length < 2) return null;
  const hasCritics = kinds.some(([kind]) => kind === "CRITIC");
  return (
    <nav aria-label={t(hasCritics ? "reviews.byCritics" : "reviews.by")}>
      <ul role="list" className={chips}>
        {kinds.map(([kind, by]) => (
          <li key={kind}>
            <a
              href={reviewHref(page, { by })}
              rel={by && "nofollow"}
              data-refine
              className={chip}
              aria-current={kind === current ? "page" : undefined}
            >
              {t(`reviews.kinds.${kind}`)} ({countWords(facets?.kinds.get(kind) ?? 0, page)})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
