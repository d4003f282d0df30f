import { describeRating, type Rating, formatRating } from "../../catalog/review/rating.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Rating.css.ts";
import { Children, type ReactNode } from "react";

export interface RatingLineProps {
  readonly rating: Rating;
  readonly locale: Locale;
  readonly t: Translator;
}

/**
 * A rating as "★ 4.6 (5,743) · 812 reviews", its numbers in words for a screen reader. It is there whether good or poor
 * (A2); only the booster has a threshold.
 */
export function RatingLine({ rating, locale, t }: RatingLineProps) {
  const { average, count } = formatRating(rating, locale);
  return (
    <p className={css.ratingLine}>
      <StyleSheet of={css} />
      <span className="visually-hidden">{describeRating(rating, locale, t)}</span>
      <span aria-hidden className={css.numbers}>
        <b>{average}</b> ({count})
      </span>
      {rating.reviewCount > 0 && (
        <span className={css.reviews}>{t("product.reviews", { count: rating.reviewCount })}</span>
      )}
    </p>
  );
}

export interface InlineRatingProps {
  readonly rating: Rating;
  readonly locale: Locale;
  readonly t: Translator;
  /** Visible text beside the star. */
  readonly children: ReactNode;
}

/**
 * A rating within a sentence: a star and its numbers, said in full to a screen reader. Numbers that an editor formatted
 * are read as well: the format may be a link, which must stay within reach.
 */
export function InlineRating({ rating, locale, t, children }: InlineRatingProps) {
  const plain = Children.toArray(children).every((child) => typeof child === "string");
  return (
    <span className={css.inlineRating}>
      <StyleSheet of={css} />
      <span className="visually-hidden">{describeRating(rating, locale, t)}</span>
      <span aria-hidden className={css.inlineStar}>
        <Icon name="star" />
      </span>{" "}
      <span aria-hidden={plain || undefined}>{children}</span>
    </span>
  );
}
