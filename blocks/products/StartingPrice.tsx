import { formatMoney } from "../../catalog/money/money.ts";
import type { ListingPrice } from "../../catalog/price/price.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { splitFromWords } from "./from-words.ts";
import { isUnitFirst, priceUnit } from "./price-unit.ts";
import * as css from "./StartingPrice.css.ts";

interface StartingPriceProps {
  readonly price: ListingPrice;
  readonly locale: Locale;
  readonly t: Translator;
}

/** The lowest price of a place or theme, and the group it is for. */
export function StartingPrice({ price, locale, t }: StartingPriceProps) {
  const { before, after } = splitFromWords(t);
  const unit = priceUnit(price, t);
  return (
    <p>
      <StyleSheet of={css} />
      {isUnitFirst(locale) && unit !== "" && `${unit} `}
      {before}
      <bdi className={css.amount}>{formatMoney(price.final, locale)}</bdi>
      {after} {!isUnitFirst(locale) && unit}
    </p>
  );
}
