import { type Rating, formatRating } from "../../../catalog/review/rating.ts";
import { numberFormat } from "../../../i18n/formatters.ts";
import { formatTag } from "../../../i18n/locales.ts";
import type { PageContext } from "../../../renderer/index.ts";

/** Returns a rating in a sentence: `Rated 4.6 out of 5 from 8,205 ratings`. */
export function ratingWords(rating: Rating, { locale, t }: Pick<PageContext, "locale" | "t">): string {
  return t("product.rating", formatRating(rating, locale));
}

/** Returns a number as the page's language writes it: `1,876`. */
export function countWords(count: number, { locale }: Pick<PageContext, "locale">): string {
  return numberFormat(formatTag(locale)).format(count);
}
