import { reviewsPerPage } from "../../../catalog/review/review-page.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import * as chips from "../../../blocks/listing/chips.css.ts";
import { Chosen } from "./Chosen.tsx";
import { countWords } from "./count-words.ts";
import { ReviewForm } from "./ReviewForm.tsx";
import { reviewHref, noFilters } from "./review-href.ts";
import { ReviewItems } from "./ReviewItems.tsx";
import { ReviewKinds } from "./ReviewKinds.tsx";
import { ReviewPages } from "./ReviewPages.tsx";
import { Mentions } from "./Mentions.tsx";
import { isNarrowed } from "./review-query.ts";
import { listReviewedVariants } from "./reviewed.ts";
import { listId, type ReviewsProps } from "./reviews-props.ts";
import * as css from "./ReviewList.css.ts";
import { readView } from "../../../routing/define-view.ts";
import { reviewsView } from "./view.ts";

/** The reviews of a view with what chooses among them. All of it is links and one form, which work without script. */
export function ReviewList(props: ReviewsProps) {
  const { reviewed, reviews, page } = props;
  const { facets, total } = reviews;
  const variants = listReviewedVariants(reviewed);
  const isUnfiltered = facets === undefined && isNarrowed(page.view);
  return (
    <div data-listing={listId} className={css.list}>
      <StyleSheet of={chips} />
      <StyleSheet of={css} />
      <ReviewKinds {...props} />
      {facets && <ReviewForm facets={facets} variants={variants} page={page} />}
      {facets && <Mentions facets={facets} page={page} />}
      <Chosen variants={variants} page={page} canReset={total > 0} />
      {isUnfiltered && <p>{page.t("reviews.unfiltered")}</p>}
      {total === 0 ? (
        <NothingFound {...props} />
      ) : (
        <>
          <Range {...props} />
          <ReviewItems {...props} />
          <ReviewPages {...props} />
        </>
      )}
    </div>
  );
}

/**
 * Renders the range of these reviews among all, and a note if some are missing (X5). The range takes the focus of a new
 * view.
 */
function Range({ reviews, page }: ReviewsProps) {
  const { t, view } = page;
  const { total, reviews: shown } = reviews;
  const before = ((readView(reviewsView, view).page ?? 1) - 1) * reviewsPerPage;
  const wanted = Math.min(reviewsPerPage, total - before);
  const [from, to] = [countWords(before + 1, page), countWords(before + wanted, page)];
  return (
    <div>
      <p tabIndex={-1} data-count className={css.count}>
        {t("reviews.range", { from, to, total: countWords(total, page) })}
      </p>
      {shown.length < wanted && (
        <p>{t("reviews.short", { n: countWords(shown.length, page), wanted: countWords(wanted, page) })}</p>
      )}
    </div>
  );
}

/** Says that no review matches, and leads to all of them. */
function NothingFound({ reviewed, page }: ReviewsProps) {
  const { t, view } = page;
  const all = reviewed.rating?.reviewCount ?? 0;
  if (!isNarrowed(view)) return <p>{t("reviews.empty")}</p>;
  return (
    <p tabIndex={-1} data-count>
      {t("reviews.none")}{" "}
      <a href={reviewHref(page, noFilters)} data-refine>
        {all === 0 ? t("listing.reset") : t("reviews.all", { n: countWords(all, page) })}
      </a>
    </p>
  );
}
