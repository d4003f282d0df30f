import { isAvailable } from "../../catalog/product/is-available.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { PriceTag } from "./PriceTag.tsx";
import * as css from "./ProductCard.css.ts";

export interface CardFootProps {
  readonly product: Product;
  readonly locale: Locale;
  readonly t: Translator;
  readonly showScratchPrice: boolean;
}

/** Price and next step. The step is only drawn here: the card's link is its title. */
export function CardFoot({ product, locale, t, showScratchPrice }: CardFootProps) {
  const bookable = isAvailable(product);
  const step = bookable ? (product.callToAction ?? t("product.checkDates")) : t("product.soldOutHint");
  return (
    <div className={css.foot}>
      {bookable ? (
        <PriceTag price={product.price} locale={locale} t={t} showScratchPrice={showScratchPrice} />
      ) : (
        <p className={css.notice}>{t("product.soldOut")}</p>
      )}
      <div aria-hidden className={css.callToAction[bookable ? "book" : "soldOut"]}>
        {step}
      </div>
    </div>
  );
}
