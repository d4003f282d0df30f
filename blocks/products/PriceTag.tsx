import { discountAmount, discountPercent, isDeal, type ListingPrice } from "../../catalog/price/price.ts";
import { formatMoney } from "../../catalog/money/money.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { splitFromWords } from "./from-words.ts";
import { isUnitFirst, priceUnit } from "./price-unit.ts";
import * as css from "./PriceTag.css.ts";
import type { ReactNode } from "react";

export interface PriceTagProps {
  readonly price: ListingPrice;
  readonly locale: Locale;
  readonly t: Translator;
  /** Whether a reduced price may say what it was reduced from. */
  readonly showScratchPrice: boolean;
  readonly size?: "regular" | "large";
}

/**
 * The price before a reduction comes first. The price with "from", who it is for, the saving and the cashback follow. Each price is
 * isolated, as digits run against the line in Arabic.
 */
export function PriceTag({ price, locale, t, showScratchPrice, size = "regular" }: PriceTagProps) {
  const reduced = showScratchPrice && isDeal(price);
  const { before, after } = splitFromWords(t);
  const unit = <Unit ofGroup={priceUnit(price, t)} t={t} />;
  const cashback = price.cashbackPercent > 0 ? t("product.cashback", { percent: price.cashbackPercent }) : "";
  return (
    <p className={css.tag}>
      <StyleSheet of={css} />
      {reduced && <PriorPrice label={t("product.wasPrice")}>{formatMoney(price.original, locale)}</PriorPrice>}
      {reduced && " "}
      {isUnitFirst(locale) && <>{unit} </>}
      {before}
      <bdi className={css.size[size]}>{formatMoney(price.final, locale)}</bdi>
      {after}
      {!isUnitFirst(locale) && <> {unit}</>}
      {reduced && <Saving price={price} locale={locale} t={t} />}
      {cashback !== "" && <span className={css.cashback}>{cashback}</span>}
    </p>
  );
}

interface UnitProps extends Pick<PriceTagProps, "t"> {
  /** Empty for the price of one person. */
  readonly ofGroup: string;
}

/** Who the price is for. */
function Unit({ ofGroup, t }: UnitProps) {
  return ofGroup === "" ? (
    <span className={css.perPerson}>{t("product.perPerson")}</span>
  ) : (
    <span className={css.unit}>{ofGroup}</span>
  );
}

/** Says how much is saved: the amount of an absolute discount, else a percent of one at least. */
function Saving({ price, locale, t }: Pick<PriceTagProps, "price" | "locale" | "t">) {
  const amount = discountAmount(price);
  const percent = discountPercent(price);
  if (amount === undefined && percent === 0) return null;
  const saving = amount
    ? t("product.saveAmount", { amount: formatMoney(amount, locale) })
    : t("product.save", { percent });
  return (
    <>
      {" "}
      <span className={css.saving}>{saving}</span>
    </>
  );
}

export interface PriorPriceProps {
  /** Says what the price is to those who don't see that it is struck through. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The lowest price of the 30 days before a reduction (X1). Isolated, as digits run against the line in Arabic. */
export function PriorPrice({ label, children }: PriorPriceProps) {
  return (
    <s>
      <span className="visually-hidden">{label} </span>
      <bdi>{children}</bdi>
    </s>
  );
}
