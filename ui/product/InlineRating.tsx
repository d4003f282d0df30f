import { Children, type ReactNode } from "react";
import type { Rating } from "../../catalog/product/product.ts";
import { ratingInWords } from "../../catalog/review/rating-in-words.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./InlineRating.css.ts";

export interface InlineRatingProps {
  readonly rating: Rating;
  readonly locale: Locale;
  readonly t: Translator;
  /** What is seen of it beside the star. */
  readonly children: ReactNode;
}

/**
 * A rating within a sentence: a star and its numbers, said in full to a screen reader. Numbers an editor gave a format
 * are read as well: it may be a link, which must stay within reach.
 */
export function InlineRating({ rating, locale, t, children }: InlineRatingProps) {
  const plain = Children.toArray(children).every((child) => typeof child === "string");
  return (
    <span className={css.line}>
      <StyleSheet of={css} />
      <span className="visually-hidden">{t("product.rating", ratingInWords(rating, locale))}</span>
      <span aria-hidden className={css.star}>
        <Icon name="star" />
      </span>{" "}
      <span aria-hidden={plain || undefined}>{children}</span>
    </span>
  );
}
