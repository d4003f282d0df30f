import type { ReviewTopic } from "../../../catalog/review/review.ts";
import type { ReviewFacets } from "../../../catalog/review/review-filter.ts";
import { chip, strip } from "../../../renderer/listing/chips.css.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { countWords } from "./rating-words.ts";
import { reviewHref } from "./review-href.ts";
import * as css from "./ReviewList.css.ts";

interface MentionsProps {
  readonly facets: ReviewFacets;
  readonly page: PageContext;
}

/** Topics that are offered at once. */
const mostTopics = 8;

/** Links to the reviews that mention a topic, those of most reviews first (row X5). The chosen one leads back. */
export function Mentions({ facets: { mentions }, page }: MentionsProps) {
  const { t, view } = page;
  const offered = [...mentions].toSorted(([, one], [, other]) => other - one).slice(0, mostTopics);
  if (offered.length === 0) return null;
  return (
    <nav aria-label={t("reviews.mentions")} className={css.mentions}>
      <span aria-hidden className={css.mentionsTitle}>
        {t("reviews.mentions")}
      </span>
      <ul role="list" className={strip}>
        {offered.map(([topic, count]) => (
          <li key={topic}>
            <Mention topic={topic} count={count} isChosen={view.mentions === topic} page={page} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MentionProps {
  readonly topic: ReviewTopic;
  readonly count: number;
  readonly isChosen: boolean;
  readonly page: PageContext;
}

function Mention({ topic, count, isChosen, page }: MentionProps) {
  return (
    <a
      href={reviewHref(page, { mentions: isChosen ? undefined : topic })}
      rel="nofollow"
      data-refine
      className={chip}
      aria-current={isChosen ? "true" : undefined}
    >
      {page.t(`reviews.topics.${topic}`)} ({countWords(count, page)})
    </a>
  );
}
