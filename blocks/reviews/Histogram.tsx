import { ratingLabel, type RatingSpread } from "../../catalog/review/rating.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Histogram.css.ts";

export interface HistogramProps {
  readonly ratings: RatingSpread;
  readonly locale: Locale;
  readonly t: Translator;
}

const stars = ["5", "4", "3", "2", "1"] as const;

/**
 * Renders the number of ratings for each star, in words (D17), as bars and as numbers. Renders nothing without ratings.
 */
export function Histogram({ ratings, locale, t }: HistogramProps) {
  const total = stars.reduce((sum, each) => sum + ratings[each], 0);
  if (total === 0) return null;
  return (
    <dl className={css.histogram}>
      <StyleSheet of={css} />
      {stars.map((each) => (
        <div key={each} className={css.row}>
          <dt>
            {t("experience.stars", { n: Number(each) })}{" "}
            <span className={css.word}>{ratingLabel(Number(each), t)}</span>
          </dt>
          <dd className={css.value}>
            <span aria-hidden className={css.track}>
              <span className={css.bar} style={{ inlineSize: `${((ratings[each] / total) * 100).toFixed(1)}%` }} />
            </span>
            <span className="tabular">{numberFormat(formatTag(locale)).format(ratings[each])}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
