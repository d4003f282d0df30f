import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { formatDuration } from "./format-duration.ts";
import type { Product } from "./product.ts";

/** How long a product takes: one duration, or from the shortest to the longest. Empty when the provider does not say. */
export function productDuration(
  { minDuration, maxDuration }: Pick<Product, "minDuration" | "maxDuration">,
  locale: Locale,
  t: Translator,
): string {
  const shortest = formatDuration(minDuration, locale);
  const longest = formatDuration(maxDuration, locale);
  if (shortest === "" || longest === "" || shortest === longest) return shortest || longest;
  return t("duration.range", { shortest, longest });
}
