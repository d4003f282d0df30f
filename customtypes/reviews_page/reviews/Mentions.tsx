import type { ReviewTopic } from "../../../catalog/review/review.ts";
import type { ReviewFacets } from "../../../catalog/review/review-filter.ts";
import { formatAverage } from "../../../catalog/review/rating.ts";
import { chip, strip } from "../../../blocks/listing/chips.css.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import { countWords } from "./count-words.ts";
import { reviewHref } from "./review-href.ts";
import { toReviewFilter } from "./review-query.ts";
import * as css from "./ReviewList.css.ts";
import { readView } from "../../../routing/define-view.ts";
import { reviewsView } from "./view.ts";

interface MentionsProps {
  readonly facets: ReviewFacets;
  readonly page: PageContext;
}

/** Topics that are offered at once. */
const maxTopics = 8;

/**
 * Links to the reviews that mention a topic, with their average, most reviews first (P11, X5). The chosen one leads
 * back. Among reviews that were chosen by their stars an average says nothing.
 */
export function Mentions({ facets: { mentions, mentionRatings }, page }: MentionsProps) {
  const { t, view } = page;
  const offered = [...mentions].toSorted(([, one], [, other]) => other - one).slice(0, maxTopics);
  if (offered.length === 0) return null;
  const { stars, kind } = toReviewFilter(view);
  const averages = stars.length > 0 || kind === "PROVIDER" ? new Map<ReviewTopic, number>() : mentionRatings;
  return (
    <nav aria-label={t("reviews.mentions")} className={css.mentions}>
      <span aria-hidden className={css.mentionsTitle}>
        {t("reviews.mentions")}
      </span>
      <ul role="list" className={strip}>
        {offered.map(([topic, count]) => (
          <li key={topic}>
            <Mention
              topic={topic}
              count={count}
              average={averages.get(topic)}
              isChosen={readView(reviewsView, view).mentions === topic}
              page={page}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MentionProps {
  readonly topic: ReviewTopic;
  readonly count: number;
  readonly average: number | undefined;
  readonly isChosen: boolean;
  readonly page: PageContext;
}

function Mention({ topic, count, average, isChosen, page }: MentionProps) {
  return (
    <a
      href={reviewHref(page, { mentions: isChosen ? undefined : topic })}
      rel="nofollow"
      data-refine
      className={chip}
      aria-current={isChosen ? "true" : undefined}
    >
      {page.t(`reviews.topics.${topic}`)}
      {average !== undefined && <Average average={average} page={page} />} ({countWords(count, page)})
    </a>
  );
}

/** A star and the average; a screen reader says that it is of five. */
function Average({ average, page: { t, locale } }: Pick<MentionsProps, "page"> & { readonly average: number }) {
  const rating = formatAverage(average, locale);
  return (
    <>
      <span aria-hidden className={css.topicRating}>
        <Icon name="star" />
        {rating}
      </span>
      <span className="visually-hidden">{t("product.stars", { rating })}</span>
    </>
  );
}
