import { hasRatingBooster } from "../../catalog/review/has-rating-booster.ts";
import type { Rating } from "../../catalog/product/product.ts";
import { ratingInWords } from "../../catalog/review/rating-in-words.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./RatingLine.css.ts";

export interface RatingLineProps {
  readonly rating: Rating;
  readonly locale: Locale;
  readonly t: Translator;
}

/** "★ 4.6 (5,743)", said in full to a screen reader. Nothing for a rating below the threshold (specification §5). */
export function RatingLine({ rating, locale, t }: RatingLineProps) {
  if (!hasRatingBooster(rating)) return null;
  const { average, count } = ratingInWords(rating, locale);
  return (
    <div className={css.line}>
      <StyleSheet of={css} />
      <span className="visually-hidden">{t("product.rating", { average, count })}</span>
      <span aria-hidden className={css.star}>
        <Icon name="star" />
      </span>
      <span aria-hidden className={`${css.average} tabular`}>
        {average}
      </span>
      <span aria-hidden className={`${css.count} tabular`}>
        ({count})
      </span>
    </div>
  );
}
