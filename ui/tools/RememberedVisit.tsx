import type { ReactNode } from "react";
import { formatMoney, shownHundredths } from "../../catalog/money/money.ts";
import type { ListingPrice } from "../../catalog/price/price.ts";
import { dayFirstTag } from "../../i18n/dates.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import type { VisitedPrice } from "./Visit.enhance.ts";
import { Visit } from "./Visit.island.tsx";
import * as css from "./Visit.css.ts";

interface RememberedVisitProps {
  /** Of the product whose page it is. */
  readonly id: number;
  readonly price: ListingPrice | undefined;
  readonly locale: Locale;
  readonly t: Translator;
  /** The price and the next step. A change is shown below. */
  readonly children: ReactNode;
}

/** Renders the price of a product's own page, which the browser remembers (P7, X18). */
export function RememberedVisit({ id, price, locale, t, children }: RememberedVisitProps) {
  return (
    <Visit id={id} price={price === undefined ? null : visitedPrice(price, locale, t)}>
      <StyleSheet of={css} />
      {children}
    </Visit>
  );
}

/** Returns a price, marked if it also depends on the exchange rate of its day. Null for zero, which is not shown. */
function visitedPrice({ final, convertedFrom }: ListingPrice, locale: Locale, t: Translator): VisitedPrice | null {
  const hundredths = shownHundredths(final);
  if (hundredths === 0) return null;
  const values = { price: "{price}", date: "{date}", change: "{change}" };
  return {
    hundredths,
    currency: final.currency,
    pattern: formatMoney(final, locale).replace(/\d(?:.*\d)?/, "{n}"),
    tag: formatTag(locale),
    dayTag: dayFirstTag(locale),
    same: t("priceMemory.same", values),
    higher: t("priceMemory.higher", values),
    lower: t("priceMemory.lower", values),
    rates: convertedFrom && ` ${t("priceMemory.rates", { from: convertedFrom })}`,
  };
}
