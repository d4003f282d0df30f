import { formatTag, type Locale } from "../../i18n/locales.ts";
import type { Rating } from "../product/product.ts";

/** A rating as people read it: its average with one decimal, `4.0`, and how many rated, `5,743`. */
export function ratingInWords({ average, ratingCount }: Rating, locale: Locale): { average: string; count: string } {
  const tag = formatTag(locale);
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return {
    average: new Intl.NumberFormat(tag, oneDecimal).format(average),
    count: new Intl.NumberFormat(tag).format(ratingCount),
  };
}
