import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Stars.css.ts";

export interface StarsProps {
  /** 1 to 5. */
  readonly rating: number;
  readonly locale: Locale;
  readonly t: Translator;
}

/** The rating of one person as "★ 4.5 / 5"; a screen reader reads it in full. */
export function Stars({ rating, locale, t }: StarsProps) {
  const value = numberFormat(formatTag(locale), { maximumFractionDigits: 1 }).format(rating);
  return (
    <p className={css.stars}>
      <StyleSheet of={css} />
      <span className="visually-hidden">{t("product.stars", { rating: value })}</span>
      <Icon name="star" />
      <bdi dir="ltr" aria-hidden className="tabular">
        {value} / 5
      </bdi>
    </p>
  );
}
