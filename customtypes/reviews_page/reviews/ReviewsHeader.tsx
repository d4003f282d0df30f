import { describeRating, formatAverage } from "../../../catalog/review/rating.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { Breadcrumbs } from "../../../ui/primitives/Breadcrumbs.tsx";
import { TextLink } from "../../../ui/primitives/links.tsx";
import { Histogram } from "../../../blocks/reviews/Histogram.tsx";
import type { ReviewsFields } from "../fields.ts";
import { countWords } from "./count-words.ts";
import { findReviewed } from "./reviewed.ts";
import { textCount } from "./shown-reviews.ts";
import { reviewsCrumbs, reviewsHeading } from "./reviews-heading.ts";
import * as css from "./ReviewsPage.css.ts";

interface HeaderProps {
  readonly fields: ReviewsFields;
  readonly page: PageContext;
}

/** The way here, what is reviewed, its average, and how its ratings are spread (D17, P9). */
export function ReviewsHeader({ fields, page }: HeaderProps) {
  const { locale, t } = page;
  const { rating, ratings } = findReviewed(fields, page.snapshot) ?? {};
  const policy = page.places.findPath({ reviewSubject: "policy" });
  const intro = page.text(fields.intro);
  return (
    <header className={css.header}>
      <Breadcrumbs crumbs={reviewsCrumbs(fields, page)} t={t} />
      <h1 className={css.title}>{reviewsHeading(fields, page)}</h1>
      {intro !== "" && <p>{intro}</p>}
      {rating && (
        <div className={css.standing}>
          <p className={css.average}>
            <b aria-hidden>{formatAverage(rating.average, locale)}</b>
            <span>{describeRating(rating, page.locale, page.t)}</span>
          </p>
          {ratings && <Histogram ratings={ratings} locale={locale} t={t} />}
        </div>
      )}
      <p className={css.soft}>
        <Texts fields={fields} page={page} /> {t("reviews.onlyTravelers")}{" "}
        {policy !== undefined && <TextLink href={policy}>{t("reviews.howVerified")}</TextLink>}
      </p>
    </header>
  );
}

/** Renders how many of the ratings have a text (X5). */
function Texts({ fields, page }: HeaderProps) {
  const ratings = findReviewed(fields, page.snapshot)?.rating?.ratingCount;
  const texts = textCount(fields, page.snapshot, page);
  if (ratings === undefined || texts === undefined) return null;
  return page.t("reviews.texts", { texts: countWords(texts, page), ratings: countWords(ratings, page) });
}
