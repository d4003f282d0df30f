import { reviewsPerPage } from "../../../catalog/review/review-page.ts";
import { chip, chips } from "../../../blocks/listing/chips.css.ts";
import { pageNumbers } from "./page-numbers.ts";
import { countWords } from "./count-words.ts";
import { reviewHref } from "./review-href.ts";
import * as css from "./ReviewList.css.ts";
import type { ReviewsProps } from "./reviews-props.ts";
import { readView } from "../../../routing/define-view.ts";
import { reviewsView } from "./view.ts";

/** Links to the other pages of the reviews, ten a page (J9). */
export function ReviewPages({ reviews: { total }, page }: ReviewsProps) {
  const { t, view } = page;
  const last = Math.ceil(total / reviewsPerPage);
  const current = readView(reviewsView, view).page ?? 1;
  if (last < 2) return null;
  return (
    <nav aria-label={t("listing.pages")}>
      <ol role="list" className={chips}>
        {pageNumbers(current, last).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index}`} className={css.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={reviewHref(page, { page: number === 1 ? undefined : number })}
                data-refine="page"
                className={chip}
                aria-label={t("listing.page", { page: countWords(number, page) })}
                aria-current={number === current ? "page" : undefined}
              >
                {countWords(number, page)}
              </a>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
