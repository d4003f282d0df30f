import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import { TextLink } from "../../ui/primitives/links.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./MoreReviews.css.ts";
import type { ReviewSubject } from "../../catalog/review/review-subject.ts";
import type { PageContext } from "../../renderer/index.ts";

interface MoreReviewsProps {
  /** Subject of the reviews. */
  readonly of: ReviewSubject;
  readonly shown: number;
  readonly total: number;
  readonly page: PageContext;
}

/** Says how many of all reviews a list has, and leads to all and to their verification (X5). It is headed where it leads on (D18). */
export function MoreReviews({ of, shown, total, page }: MoreReviewsProps) {
  const { t, locale } = page;
  const [all, policy] = [
    page.places.findPath({ reviewSubject: of }),
    page.places.findPath({ reviewSubject: "policy" }),
  ];
  const number = numberFormat(formatTag(locale));
  const counts = { shown: number.format(shown), total: number.format(total) };
  return (
    <div className={css.more}>
      <StyleSheet of={css} />
      {all !== undefined && <h3 className={css.title}>{t("reviews.moreReads")}</h3>}
      <p className={css.links}>
        <span>{t("reviews.some", counts)}</span>
        {all !== undefined && <TextLink href={all}>{t("reviews.all", { n: counts.total })}</TextLink>}
        {policy !== undefined && <TextLink href={policy}>{t("reviews.howVerified")}</TextLink>}
      </p>
    </div>
  );
}
