import { formatTag, type Locale } from "../../i18n/locales.ts";

/**
 * A number abbreviated for a label, with at most one decimal: `12.3K`. Numbers of fewer than `digits` digits
 * stay plain, so that the default abbreviates from thousands upward (specification §9).
 */
export function compactNumber(value: number, locale: Locale, digits = 4): string {
  const plain = Math.abs(value) < 10 ** (digits - 1);
  return new Intl.NumberFormat(formatTag(locale), {
    notation: plain ? "standard" : "compact",
    maximumFractionDigits: 1,
  }).format(value);
}
